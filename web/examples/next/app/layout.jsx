export const metadata = { title: 'Algorithms', icons: '/queenscope/icon.svg' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
