import { breakpointsPx, pictureBreakpointsPx } from '@basin/react-ui';

/** Media conditions of `sizes`: each begins at a breakpoint, in rem as the layout does. */
const from = (px: number) => `(min-width: ${px / 16}rem)`;
const tablet = from(breakpointsPx.tablet);
const landscape = from(pictureBreakpointsPx.landscape);
const desktop = from(breakpointsPx.desktop);
const wide = from(pictureBreakpointsPx.wide);

/** How wide pictures are shown in each kind of place. */
export const pictureSizes = {
  /** Over the whole window, 1.6 times as wide as the height that `Hero.module.css` gives it. */
  hero: `${tablet} clamp(100vw, 86vh, 83rem), max(100vw, 64vh, 32rem)`,
  room: `${wide} 84rem, 92vw`,
  /** A room that is looked around in: on a phone it is wider than the window. */
  roomToShop: `${wide} 84rem, ${tablet} 92vw, 36rem`,
  /** One of two of them beside each other. */
  besideRoom: `${wide} 45.5rem, ${landscape} 46vw, ${tablet} 92vw, 36rem`,
  gallery: `${wide} 46rem, ${landscape} 51vw, ${tablet} 44vw, 92vw`,
  besideWords: `${wide} 45.5rem, ${tablet} 49vw, 92vw`,
  /** One of all departments, beside each other. */
  department: `${wide} 27rem, 31vw`,
  /** In a row of five, on a phone a small one beside its words. */
  topSearch: `${wide} 16rem, ${tablet} 18vw, 4rem`,
  link: `${wide} 20rem, ${tablet} 22vw, 44vw`,
  /** One of three beside each other. */
  article: `${wide} 28rem, ${tablet} 32vw, 92vw`,
  /** In a grid over the whole width. */
  grid: `${wide} 20rem, ${desktop} 22vw, ${tablet} 29vw, 44vw`,
  /** In a grid beside filters. */
  listing: `${wide} 15.5rem, ${desktop} 16.5vw, ${landscape} 20vw, ${tablet} 29vw, 44vw`,
  /** In a row that scrolls. */
  rail: `${wide} 20rem, max(12rem, 23vw)`,
  menu: '26rem',
  cartLine: '10rem',
  orderLine: '6rem',
  summaryLine: '4rem',
} as const;
