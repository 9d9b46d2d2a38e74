import type { Pair } from '../texts/text.ts';
import { looksIn } from '../documents/model/looks.ts';
import { picturesFolder } from './pictures-folder.ts';

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

type Row = readonly [code: string, en: string, fr: string, family: keyof typeof families, priceFactor?: number];

// prettier-ignore
const rows: readonly Row[] = [
  // metal
  ['CH', 'Polished Chrome', 'Chrome poli', 'chrome'],
  ['PN', 'Polished Nickel', 'Nickel poli', 'silver', 1.18],
  ['BN', 'Brushed Nickel', 'Nickel brossé', 'silver', 1.14],
  ['UB', 'Unlacquered Brass', 'Laiton brut', 'gold', 1.3],
  ['AB', 'Aged Brass', 'Laiton vieilli', 'gold', 1.34],
  ['SB', 'Satin Brass', 'Laiton satiné', 'gold', 1.26],
  ['MB', 'Matte Black', 'Noir mat', 'black', 1.1],
  ['GM', 'Gunmetal', 'Canon de fusil', 'grey', 1.24],
  ['OB', 'Oil-Rubbed Bronze', 'Bronze huilé', 'bronze', 1.2],
  ['CU', 'Brushed Copper', 'Cuivre brossé', 'bronze', 1.36],
  ['SS', 'Stainless Steel', 'Acier inoxydable', 'silver', 1.08],
  // vitreous china, fireclay, cast stone
  ['WH', 'Porcelain White', 'Blanc porcelaine', 'white'],
  ['IV', 'Ivory', 'Ivoire', 'beige', 1.06],
  ['BS', 'Basalt Black', 'Noir basalte', 'black', 1.22],
  ['FG', 'Fog Grey', 'Gris brume', 'grey', 1.12],
  ['SG', 'Sage', 'Vert sauge', 'green', 1.15],
  ['IN', 'Ink Blue', 'Bleu encre', 'blue', 1.18],
  // wood and lacquer
  ['NO', 'Natural Oak', 'Chêne naturel', 'brown'],
  ['SO', 'Smoked Oak', 'Chêne fumé', 'brown', 1.06],
  ['WN', 'Walnut', 'Noyer', 'brown', 1.12],
  ['LW', 'Chalk Lacquer', 'Laque craie', 'white', 1.04],
  ['LG', 'Fir Lacquer', 'Laque sapin', 'green', 1.08],
  ['LB', 'Night Lacquer', 'Laque nuit', 'blue', 1.08],
  // glazes
  ['MK', 'Milk', 'Lait', 'white'],
  ['CK', 'Chalk', 'Craie', 'white'],
  ['OY', 'Oyster', 'Huître', 'grey'],
  ['BU', 'Butter', 'Beurre frais', 'beige'],
  ['FX', 'Flax', 'Lin', 'beige'],
  ['CL', 'Clay', 'Argile', 'brown'],
  ['RU', 'Rust', 'Rouille', 'red', 1.05],
  ['RO', 'Rosehip', 'Églantine', 'pink', 1.05],
  ['OX', 'Oxblood', 'Sang-de-bœuf', 'red', 1.14],
  ['CE', 'Celadon', 'Céladon', 'green', 1.06],
  ['FN', 'Fern', 'Fougère', 'green', 1.06],
  ['BT', 'Bottle', 'Vert bouteille', 'green', 1.1],
  ['TD', 'Tidewater', 'Eau de marée', 'blue', 1.06],
  ['DE', 'Delft', 'Bleu de Delft', 'blue', 1.1],
  ['IK', 'Indigo', 'Indigo', 'blue', 1.12],
  ['SL', 'Slate', 'Ardoise', 'grey'],
  ['FL', 'Flint', 'Silex', 'grey'],
  ['ST', 'Soot', 'Suie', 'black', 1.04],
  // stone
  ['LU', 'Lune White', 'Blanc lune', 'white', 1.2],
  ['DO', 'Dove Vein', 'Veine tourterelle', 'grey', 1.16],
  ['BI', 'Bisque', 'Bisque', 'beige'],
  ['AL', 'Alder', 'Aulne', 'brown'],
  ['VE', 'Verd', 'Vert antique', 'green', 1.34],
  ['NE', 'Nero', 'Noir profond', 'black', 1.24],
  // what has no colour to choose
  ['NA', 'Standard', 'Standard', 'none'],
];

const looks = looksIn(picturesFolder);

function finishFrom([code, en, fr, family, priceFactor = 1]: Row): Finish {
  const slug = en.toLowerCase().replaceAll(/[^a-z]+/g, '-');
  const { colour } = looks[slug] ?? {};
  if (colour === undefined) throw new RangeError(`models/looks.json does not say how ${slug} looks`);
  return { code, slug, name: [en, fr], family: families[family], colour, priceFactor };
}

/** Every finish by its code. */
export const finishes: ReadonlyMap<string, Finish> = new Map(rows.map((row) => [row[0], finishFrom(row)]));

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
