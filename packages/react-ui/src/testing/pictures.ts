import basin from './pictures/basin.webp';
import drawing from './pictures/drawing.svg';
import faucetChrome from './pictures/faucet-chrome.webp';
import faucetNickel from './pictures/faucet-nickel.webp';
import room from './pictures/room.webp';
import swatchChrome from './pictures/swatch-chrome.webp';
import swatchGreen from './pictures/swatch-green.webp';
import swatchNickel from './pictures/swatch-nickel.webp';
import tile from './pictures/tile.webp';
import tub from './pictures/tub.webp';

const portrait = { width: 720, height: 900 };
const webp = (base64: string) => `data:image/webp;base64,${base64}`;

/** Pictures for stories, with the props of `Picture`. */
export const pictures = {
  nickel: {
    ...portrait,
    src: faucetNickel,
    alt: 'Averell single-lever basin faucet, brushed nickel',
    placeholder: webp('UklGRjgAAABXRUJQVlA4ICwAAAAwAQCdASoMAA8AA4BaJZwAA3AA/u9qjLxnreZG631qN76k/OMqVmxdLOBAAA=='),
  },
  chrome: { ...portrait, src: faucetChrome, alt: 'Averell single-lever basin faucet, polished chrome' },
  drawing: { ...portrait, src: drawing, alt: 'Dimension drawing: reach 6 in. (152 mm)', fit: 'contain' },
  basin: { ...portrait, src: basin, alt: 'Averell oval vessel basin, white' },
  tub: { ...portrait, src: tub, alt: 'Averell freestanding bath, white' },
  tile: { ...portrait, src: tile, alt: 'Terrane square tile, glazed bottle green' },
  room: {
    width: 1280,
    height: 800,
    src: room,
    alt: 'A bathroom in morning light with a freestanding bath before sage tile',
    placeholder: webp(
      'UklGRj4AAABXRUJQVlA4IDIAAAAQAgCdASoMAAgAA4BaJYwC7AEWOwhfWl8AAN2+4QZtW9KIypc/8eqRBxddsaoPJKjAAA==',
    ),
  },
} as const;

/** Finishes for stories. */
export const swatches = {
  nickel: { label: 'Brushed Nickel', image: swatchNickel },
  chrome: { label: 'Polished Chrome', image: swatchChrome },
  green: { label: 'Bottle Green', image: swatchGreen },
  brass: { label: 'Unlacquered Brass', color: '#b08d4f' },
  bronze: { label: 'Oil-rubbed Bronze', color: '#4a3b30' },
  black: { label: 'Matte Black', color: '#232322' },
  white: { label: 'Alpine White', color: '#f2f0ea' },
  copper: { label: 'Brushed Copper', color: '#b26e4b' },
} as const;
