/** The parts of the bench, by the names of their modules, each with what it compares with what. */
export const groups = {
  domain: {
    title: 'Rules of the domain',
    how: 'Each hot rule beside a plain loop that does the same, in turns; the fastest of 60 rounds of 10,000 calls counts. Less is better.',
  },
  'sdk-size': {
    title: 'Size of the SDK',
    how: 'Minified bundles for browsers, gzip, beside the smallest client over the same two libraries: one request and one schema. Less is better.',
  },
  'sdk-call': {
    title: 'Cost of a call',
    how: 'A listing of 30 products, fetched, validated and read, beside fetch with JSON.parse; processes of their own take turns, 100 rounds of 50 calls. Less is better.',
  },
  search: {
    title: 'Search',
    how: 'The embedded search beside plain loops over the same products; the best of five runs of each query. Less is better.',
  },
  cart: {
    title: 'Changes of a cart',
    how: 'A change of quantity through the SDK and the whole gateway, beside the same transaction by hand: lock the cart, read stock and prices, write. In turns, on each engine. More is better.',
  },
  pages: {
    title: 'Weight of pages',
    how: 'What a first visit of a guest fetches, gzip; scripts beside those of an empty React Router page.',
  },
  rendering: {
    title: 'Pages a second',
    how: 'The shop as `npm start` serves it, uncompressed, beside a process that only streams the same markup with React; eight connections, in turns. “One plain route” is that markup again as the only route of a React Router server, with no data and no components; “kept” is a page that guests share, “rendered” one that nobody has asked for yet. More is better.',
  },
  lighthouse: {
    title: 'Lighthouse, mobile',
    how: 'The median of three runs for each page, with the throttling that Lighthouse simulates.',
  },
  taps: {
    title: 'Taps on a slow machine',
    how: 'A processor four times slower, 1.6 Mbit/s and 150 ms for each request; from the press to what is seen, by the browser’s own clock. The median of five visits, each in a browser that has cached nothing.',
  },
  interactions: {
    title: 'Interaction to next paint on a slow machine',
    how: 'The same processor and network; from an input to the next frame, as the browser’s event timing tells it (in steps of 8 ms, 16 at least). The longest of each visit, the median of three.',
  },
  'kit-size': {
    title: 'Size of the kit',
    how: 'Minified bundles for browsers, gzip, React left out, beside the smallest of four other kits that has the part (Base UI, React Aria, storefront-ui, hydrogen-react), which are fetched for it. Less is better.',
  },
} as const;
