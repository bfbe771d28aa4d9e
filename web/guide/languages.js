// Opens the guide in the first of the reader's languages that it is written in, else in the first of its own. Without
// scripts the page is a list to choose from.
const links = Array.from(document.querySelectorAll('a'));
const spoken = (/** @type {string} */ tag) => tag.toLowerCase().split('-')[0];
const wanted = navigator.languages.map(spoken).find((each) => links.some(({ hreflang }) => spoken(hreflang) === each));
const { href } = links.find(({ hreflang }) => spoken(hreflang) === wanted) ?? links[0];
// Going back leads to where the reader came from, not here again.
location.replace(href);

export {};
