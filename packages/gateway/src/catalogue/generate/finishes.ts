import type { Pair } from './text.ts';

/** How a surface is named, filtered by and shown. */
export interface Finish {
  /** The end of a sku. */
  readonly code: string;
  readonly name: Pair;
  readonly family: Pair;
  /** What the picture masters are rendered in. */
  readonly render: string;
  /** Shown in swatches, as sRGB. */
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
  none: ['Unfinished', 'Sans finition'],
} as const satisfies Record<string, Pair>;

type Row = readonly [
  code: string,
  en: string,
  fr: string,
  family: keyof typeof families,
  render: string,
  colour: string,
  priceFactor?: number,
];

// prettier-ignore
const rows: readonly Row[] = [
  // metal
  ['CH', 'Polished Chrome', 'Chrome poli', 'chrome', 'chrome', '#c9ced3'],
  ['PN', 'Polished Nickel', 'Nickel poli', 'silver', 'nickel', '#c6bdb0', 1.18],
  ['BN', 'Brushed Nickel', 'Nickel brossé', 'silver', 'nickel', '#a9a298', 1.14],
  ['UB', 'Unlacquered Brass', 'Laiton brut', 'gold', 'brass', '#b8924a', 1.3],
  ['AB', 'Aged Brass', 'Laiton vieilli', 'gold', 'brass', '#8a6a3b', 1.34],
  ['SB', 'Satin Brass', 'Laiton satiné', 'gold', 'brass', '#c3a05f', 1.26],
  ['MB', 'Matte Black', 'Noir mat', 'black', 'black', '#222222', 1.1],
  ['GM', 'Gunmetal', 'Canon de fusil', 'grey', 'black', '#4b4d50', 1.24],
  ['OB', 'Oil-Rubbed Bronze', 'Bronze huilé', 'bronze', 'bronze', '#4a352a', 1.2],
  ['CU', 'Brushed Copper', 'Cuivre brossé', 'bronze', 'bronze', '#a5694a', 1.36],
  ['SS', 'Stainless Steel', 'Acier inoxydable', 'silver', 'nickel', '#b4b6b8', 1.08],
  // vitreous china, fireclay, cast stone
  ['WH', 'Porcelain White', 'Blanc porcelaine', 'white', 'white', '#f6f5f1'],
  ['IV', 'Ivory', 'Ivoire', 'beige', 'ivory', '#ede3cd', 1.06],
  ['BS', 'Basalt Black', 'Noir basalte', 'black', 'black', '#2b2c2e', 1.22],
  ['FG', 'Fog Grey', 'Gris brume', 'grey', 'grey', '#b9bab6', 1.12],
  ['SG', 'Sage', 'Vert sauge', 'green', 'green', '#9daa91', 1.15],
  ['IN', 'Ink Blue', 'Bleu encre', 'blue', 'blue', '#2f3e55', 1.18],
  // wood and lacquer
  ['NO', 'Natural Oak', 'Chêne naturel', 'brown', 'oak', '#b58e62'],
  ['SO', 'Smoked Oak', 'Chêne fumé', 'brown', 'bronze', '#5b4636', 1.06],
  ['WN', 'Walnut', 'Noyer', 'brown', 'walnut', '#6b4a33', 1.12],
  ['LW', 'Chalk Lacquer', 'Laque craie', 'white', 'white', '#f1eee7', 1.04],
  ['LG', 'Fir Lacquer', 'Laque sapin', 'green', 'green', '#3c4c41', 1.08],
  ['LB', 'Night Lacquer', 'Laque nuit', 'blue', 'blue', '#28324a', 1.08],
  // glazes
  ['MK', 'Milk', 'Lait', 'white', 'white', '#f4f1e8'],
  ['CK', 'Chalk', 'Craie', 'white', 'white', '#ebe8e0'],
  ['OY', 'Oyster', 'Huître', 'grey', 'ivory', '#d5d0c6'],
  ['BU', 'Butter', 'Beurre frais', 'beige', 'ivory', '#eadfae'],
  ['FX', 'Flax', 'Lin', 'beige', 'ivory', '#d9c9a3'],
  ['CL', 'Clay', 'Argile', 'brown', 'bronze', '#a9745b'],
  ['RU', 'Rust', 'Rouille', 'red', 'bronze', '#8c4a32', 1.05],
  ['RO', 'Rosehip', 'Églantine', 'pink', 'ivory', '#cf9c8f', 1.05],
  ['OX', 'Oxblood', 'Sang-de-boeuf', 'red', 'bronze', '#5e2226', 1.14],
  ['CE', 'Celadon', 'Céladon', 'green', 'green', '#a9bda4', 1.06],
  ['FN', 'Fern', 'Fougère', 'green', 'green', '#5d7350', 1.06],
  ['BT', 'Bottle', 'Vert bouteille', 'green', 'green', '#26483b', 1.1],
  ['TD', 'Tidewater', 'Eau de marée', 'blue', 'blue', '#7f9fa3', 1.06],
  ['DE', 'Delft', 'Bleu de Delft', 'blue', 'blue', '#3d5e8c', 1.1],
  ['IK', 'Indigo', 'Indigo', 'blue', 'blue', '#273a5e', 1.12],
  ['SL', 'Slate', 'Ardoise', 'grey', 'grey', '#62676b'],
  ['FL', 'Flint', 'Silex', 'grey', 'grey', '#8d8b86'],
  ['ST', 'Soot', 'Suie', 'black', 'black', '#2a2928', 1.04],
  // stone
  ['LU', 'Lune White', 'Blanc lune', 'white', 'white', '#efeeea', 1.2],
  ['DO', 'Dove Vein', 'Veine tourterelle', 'grey', 'grey', '#c9c9c8', 1.16],
  ['BI', 'Bisque', 'Bisque', 'beige', 'ivory', '#d8cab0'],
  ['AL', 'Alder', 'Aulne', 'brown', 'bronze', '#9a8062'],
  ['VE', 'Verd', 'Vert antique', 'green', 'green', '#4a5f52', 1.34],
  ['NE', 'Nero', 'Noir profond', 'black', 'black', '#1f1f20', 1.24],
  // what has no colour to choose
  ['NA', 'Not Applicable', 'Sans finition', 'none', 'chrome', '#b9b9b9'],
];

/** Every finish by its code. */
export const finishes: ReadonlyMap<string, Finish> = new Map(
  rows.map(([code, en, fr, family, render, colour, priceFactor = 1]) => [
    code,
    { code, name: [en, fr] as const, family: families[family], render, colour, priceFactor },
  ]),
);

/** The finish of a code. @throws {RangeError} for a code that there is not */
export function finishOf(code: string): Finish {
  const finish = finishes.get(code);
  if (finish === undefined) throw new RangeError(`there is no finish ${code}`);
  return finish;
}
