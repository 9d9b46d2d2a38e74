/** How wide pictures are shown in each kind of place; the steps are the breakpoints 768, 1024, 1280 and 1440 px. */
export const pictureSizes = {
  /** Over the whole window, and at least as high as 78 % of it, or a quarter higher than wide. */
  hero: '(min-width: 48rem) max(100vw, 125vh), clamp(100vw, 125vh, 200vw)',
  room: '(min-width: 90rem) 84rem, 92vw',
  gallery: '(min-width: 90rem) 46rem, (min-width: 64rem) 51vw, (min-width: 48rem) 44vw, 92vw',
  besideWords: '(min-width: 90rem) 45.5rem, (min-width: 48rem) 49vw, 92vw',
  link: '(min-width: 90rem) 20rem, (min-width: 48rem) 22vw, 44vw',
  /** One of three beside each other. */
  article: '(min-width: 90rem) 28rem, (min-width: 48rem) 32vw, 92vw',
  /** In a grid over the whole width. */
  grid: '(min-width: 90rem) 20rem, (min-width: 80rem) 22vw, (min-width: 48rem) 29vw, 44vw',
  /** In a grid beside filters. */
  listing:
    '(min-width: 90rem) 15.5rem, (min-width: 80rem) 16.5vw, (min-width: 64rem) 20vw, (min-width: 48rem) 29vw, 44vw',
  /** In a row that scrolls. */
  rail: '(min-width: 90rem) 20rem, max(12rem, 23vw)',
  menu: '26rem',
  cartLine: '10rem',
  orderLine: '6rem',
  summaryLine: '4rem',
} as const;
