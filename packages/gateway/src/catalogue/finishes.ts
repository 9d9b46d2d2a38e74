import type { Pair } from '../texts/text.ts';

/** How a surface is named, filtered by and shown. */
export interface Finish {
  /** The end of a sku. */
  readonly code: string;
  /** The end of a picture's name. */
  readonly slug: string;
  readonly name: Pair;
  readonly family: Pair;
  /** As sRGB: for swatches, and what the studio's pictures are held against. */
  readonly colour: string;
  /** What the finish adds to a price, as a factor. */
  readonly priceFactor: number;
}

const families = {
  chrome: ['Chrome', 'Chrome'],
  silver: ['Silver', 'Argent'],
  gold: ['Gold', 'Or'],
  bronze: ['Bronze', 'Bronze'],
  black: ['Black', 'Noir'],
  white: ['White', 'Blanc'],
  beige: ['Beige', 'Beige'],
  green: ['Green', 'Vert'],
  blue: ['Blue', 'Bleu'],
  grey: ['Grey', 'Gris'],
  brown: ['Brown', 'Brun'],
  red: ['Red', 'Rouge'],
  pink: ['Pink', 'Rose'],
  none: ['Standard', 'Standard'],
} as const satisfies Record<string, Pair>;

type Row = readonly [
  code: string,
  en: string,
  fr: string,
  family: keyof typeof families,
  colour: string,
  priceFactor?: number,
];

// prettier-ignore
const rows: readonly Row[] = [
  // metal
  ['CH', 'Polished Chrome', 'Chrome poli', 'chrome', '#c9ced3'],
  ['PN', 'Polished Nickel', 'Nickel poli', 'silver', '#c6bdb0', 1.18],
  ['BN', 'Brushed Nickel', 'Nickel brossé', 'silver', '#a9a298', 1.14],
  ['UB', 'Unlacquered Brass', 'Laiton brut', 'gold', '#b8924a', 1.3],
  ['AB', 'Aged Brass', 'Laiton vieilli', 'gold', '#8a6a3b', 1.34],
  ['SB', 'Satin Brass', 'Laiton satiné', 'gold', '#c3a05f', 1.26],
  ['MB', 'Matte Black', 'Noir mat', 'black', '#222222', 1.1],
  ['GM', 'Gunmetal', 'Canon de fusil', 'grey', '#4b4d50', 1.24],
  ['OB', 'Oil-Rubbed Bronze', 'Bronze huilé', 'bronze', '#4a352a', 1.2],
  ['CU', 'Brushed Copper', 'Cuivre brossé', 'bronze', '#a5694a', 1.36],
  ['SS', 'Stainless Steel', 'Acier inoxydable', 'silver', '#b4b6b8', 1.08],
  // vitreous china, fireclay, cast stone
  ['WH', 'Porcelain White', 'Blanc porcelaine', 'white', '#f6f5f1'],
  ['IV', 'Ivory', 'Ivoire', 'beige', '#ede3cd', 1.06],
  ['BS', 'Basalt Black', 'Noir basalte', 'black', '#2b2c2e', 1.22],
  ['FG', 'Fog Grey', 'Gris brume', 'grey', '#b9bab6', 1.12],
  ['SG', 'Sage', 'Vert sauge', 'green', '#9daa91', 1.15],
  ['IN', 'Ink Blue', 'Bleu encre', 'blue', '#2f3e55', 1.18],
  // wood and lacquer
  ['NO', 'Natural Oak', 'Chêne naturel', 'brown', '#b58e62'],
  ['SO', 'Smoked Oak', 'Chêne fumé', 'brown', '#5b4636', 1.06],
  ['WN', 'Walnut', 'Noyer', 'brown', '#6b4a33', 1.12],
  ['LW', 'Chalk Lacquer', 'Laque craie', 'white', '#f1eee7', 1.04],
  ['LG', 'Fir Lacquer', 'Laque sapin', 'green', '#3c4c41', 1.08],
  ['LB', 'Night Lacquer', 'Laque nuit', 'blue', '#28324a', 1.08],
  // glazes
  ['MK', 'Milk', 'Lait', 'white', '#f4f1e8'],
  ['CK', 'Chalk', 'Craie', 'white', '#ebe8e0'],
  ['OY', 'Oyster', 'Huître', 'grey', '#d5d0c6'],
  ['BU', 'Butter', 'Beurre frais', 'beige', '#eadfae'],
  ['FX', 'Flax', 'Lin', 'beige', '#d9c9a3'],
  ['CL', 'Clay', 'Argile', 'brown', '#a9745b'],
  ['RU', 'Rust', 'Rouille', 'red', '#8c4a32', 1.05],
  ['RO', 'Rosehip', 'Églantine', 'pink', '#cf9c8f', 1.05],
  ['OX', 'Oxblood', 'Sang-de-bœuf', 'red', '#5e2226', 1.14],
  ['CE', 'Celadon', 'Céladon', 'green', '#a9bda4', 1.06],
  ['FN', 'Fern', 'Fougère', 'green', '#5d7350', 1.06],
  ['BT', 'Bottle', 'Vert bouteille', 'green', '#26483b', 1.1],
  ['TD', 'Tidewater', 'Eau de marée', 'blue', '#7f9fa3', 1.06],
  ['DE', 'Delft', 'Bleu de Delft', 'blue', '#3d5e8c', 1.1],
  ['IK', 'Indigo', 'Indigo', 'blue', '#273a5e', 1.12],
  ['SL', 'Slate', 'Ardoise', 'grey', '#62676b'],
  ['FL', 'Flint', 'Silex', 'grey', '#8d8b86'],
  ['ST', 'Soot', 'Suie', 'black', '#2a2928', 1.04],
  // stone
  ['LU', 'Lune White', 'Blanc lune', 'white', '#efeeea', 1.2],
  ['DO', 'Dove Vein', 'Veine tourterelle', 'grey', '#c9c9c8', 1.16],
  ['BI', 'Bisque', 'Bisque', 'beige', '#d8cab0'],
  ['AL', 'Alder', 'Aulne', 'brown', '#9a8062'],
  ['VE', 'Verd', 'Vert antique', 'green', '#4a5f52', 1.34],
  ['NE', 'Nero', 'Noir profond', 'black', '#1f1f20', 1.24],
  // what has no colour to choose
  ['NA', 'Standard', 'Standard', 'none', '#b9b9b9'],
];

/** Every finish by its code. */
export const finishes: ReadonlyMap<string, Finish> = new Map(
  rows.map(([code, en, fr, family, colour, priceFactor = 1]) => [
    code,
    {
      code,
      slug: en.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
      name: [en, fr] as const,
      family: families[family],
      colour,
      priceFactor,
    },
  ]),
);

/** The finish of a code. @throws {RangeError} for a code that does not exist */
export function finishOf(code: string): Finish {
  const finish = finishes.get(code);
  if (finish === undefined) throw new RangeError(`there is no finish ${code}`);
  return finish;
}

/** The name of a finish's swatch: the picture of a sample. */
export function swatchOf(finish: Finish): string {
  return `swatch-${finish.slug}`;
}
