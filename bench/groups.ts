/** The groups of the benchmark, by module name, each with the description of its comparison. */
export const groups = {
  domain: {
    title: 'Rules of the domain',
    how: 'Each hot rule compared with a plain loop that does the same, interleaved; the fastest of 60 rounds of 10,000 calls counts. Less is better.',
  },
  'sdk-size': {
    title: 'Size of the SDK',
    how: 'Minified, gzipped browser bundles compared with the smallest client over the same two libraries: one request and one schema. Less is better.',
  },
  'sdk-call': {
    title: 'Cost of a call',
    how: 'A listing of 30 products, fetched, validated and read, compared with fetch and JSON.parse; separate processes take turns, 100 rounds of 50 calls. Less is better.',
  },
  search: {
    title: 'Search',
    how: 'The embedded search compared with plain loops over the same products; the best of five runs of each query. Less is better.',
  },
  cart: {
    title: 'Cart changes',
    how: 'A quantity change through the SDK and the whole gateway, compared with the same transaction by hand: lock the cart, read stock and prices, write. Interleaved, on each engine. More is better.',
  },
  pages: {
    title: 'Page weight',
    how: 'The gzipped bytes that a guest’s first visit fetches; scripts are compared with those of an empty React Router page.',
  },
  rendering: {
    title: 'Pages per second',
    how: 'The shop as `npm start` serves it, uncompressed, compared with a process that only streams the same markup with React; eight connections, interleaved. “One plain route” is that markup as the only route of a React Router server, with no data and no components; “cached” is a page that guests share, “rendered” one that has not been requested before. More is better.',
  },
  lighthouse: {
    title: 'Lighthouse, mobile',
    how: 'The median of three runs per page, with Lighthouse’s simulated throttling.',
  },
  taps: {
    title: 'Taps on a slow machine',
    how: 'A CPU four times slower, 1.6 Mbit/s and 150 ms latency; from the press to the visible result, by the browser’s clock. The median of five visits, each with an empty cache.',
  },
  opening: {
    title: 'Pages that the browser has rendered ahead',
    how: 'The same CPU and network; a guest hovers a link for three seconds and presses it. From the press to the first paint of the page that it opens, the median of five visits, each with an empty cache. The taps above show the same links in a browser that renders no pages ahead.',
  },
  interactions: {
    title: 'Interaction to next paint on a slow machine',
    how: 'The same CPU and network; from an input to the next frame, by the browser’s Event Timing API (in steps of 8 ms, at least 16). The longest of each visit, the median of three visits.',
  },
  'kit-size': {
    title: 'Size of the kit',
    how: 'Minified, gzipped browser bundles without React, compared with the smallest of four other kits that has the part (Base UI, React Aria, storefront-ui, hydrogen-react), which are installed for it. Less is better.',
  },
} as const;
