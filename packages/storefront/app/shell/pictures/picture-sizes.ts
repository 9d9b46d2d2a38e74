import { breakpointsPx, pictureBreakpointsPx } from '@basin/react-ui';

/** A media condition for `sizes` that starts at a breakpoint, in rem as in the layout. */
const from = (px: number) => `(min-width: ${px / 16}rem)`;
const tablet = from(breakpointsPx.tablet);
const landscape = from(pictureBreakpointsPx.landscape);
const desktop = from(breakpointsPx.desktop);
const wide = from(pictureBreakpointsPx.wide);

/** The display width of pictures, by place. */
export const pictureSizes = {
  /** Full width, 1.6 times the height that `Hero.module.css` sets. */
  hero: `${tablet} clamp(100vw, 86vh, 83rem), max(100vw, 64vh, 32rem)`,
  room: `${wide} 84rem, 92vw`,
  /** A room that pans on a phone, where it is wider than the viewport. */
  roomToShop: `${wide} 84rem, ${tablet} 92vw, 36rem`,
  /** One of two rooms side by side. */
  besideRoom: `${wide} 45.5rem, ${landscape} 46vw, ${tablet} 92vw, 36rem`,
  gallery: `${wide} 46rem, ${landscape} 51vw, ${tablet} 44vw, 92vw`,
  besideWords: `${wide} 45.5rem, ${tablet} 49vw, 92vw`,
  /** A department in the grid of all departments. */
  department: `${wide} 27rem, 31vw`,
  /** In a row of five; on a phone small beside its text. */
  topSearch: `${wide} 16rem, ${tablet} 18vw, 4rem`,
  link: `${wide} 20rem, ${tablet} 22vw, 44vw`,
  /** One of three side by side. */
  article: `${wide} 28rem, ${tablet} 32vw, 92vw`,
  /** In a full-width grid. */
  grid: `${wide} 20rem, ${desktop} 22vw, ${tablet} 29vw, 44vw`,
  /** In a grid beside filters. */
  listing: `${wide} 21rem, ${desktop} 22vw, ${landscape} 20vw, ${tablet} 29vw, 44vw`,
  /** In a scrolling row. */
  rail: `${wide} 20rem, max(12rem, 23vw)`,
  menu: '26rem',
  cartLine: '10rem',
  orderLine: '6rem',
  summaryLine: '4rem',
} as const;
