import Link from 'next/link';

export default function Page() {
  return (
    <main>
      <h1>Algorithms</h1>
      <p><Link href="/count/">Backtracking</Link></p>
    </main>
  );
}
