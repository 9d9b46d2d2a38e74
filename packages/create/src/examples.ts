/** The descriptions of the examples, by name. */
export const examples: Readonly<Record<string, string>> = {
  'next-shop': 'a shop in Next.js: server components, tokens in a cookie',
  'single-page-shop': 'a shop that runs entirely in the browser, with Vite and TanStack Query',
  kiosk: 'a terminal in a showroom, without a framework',
};
