/** The examples that a shop can begin with, and what each is. */
export const examples: Readonly<Record<string, string>> = {
  'next-shop': 'a shop in Next: server components, tokens in a cookie',
  'single-page-shop': 'a shop in the browser alone, by Vite and TanStack Query',
  kiosk: 'a terminal in a showroom, without a framework',
};
