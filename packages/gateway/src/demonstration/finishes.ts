import { defaultLanguage } from '@basin/domain';
import type { Text } from '../texts/text.ts';
import { looksIn } from '../documents/index.ts';
import { picturesFolder } from './pictures-folder.ts';
import english from './texts/en/finishes.json' with { type: 'json' };
import { demonstrationTexts } from './texts.ts';

/** A surface finish: its name, its filter value and its colour. */
export interface Finish {
  /** The suffix of a sku. */
  readonly code: string;
  /** The suffix of a picture's name. */
  readonly slug: string;
  readonly name: Text;
  readonly family: Text;
  /** In sRGB, for swatches and for finding the picture with the most similar finish. */
  readonly colour: string;
  /** The factor by which the finish changes a price. */
  readonly priceFactor: number;
}

const texts = demonstrationTexts('finishes', english);

type Row = readonly [code: keyof typeof texts.names, family: keyof typeof texts.families, priceFactor?: number];

const rows: readonly Row[] = [
  // metal
  ['CH', 'chrome'],
  ['PN', 'silver', 1.18],
  ['BN', 'silver', 1.14],
  ['UB', 'gold', 1.3],
  ['AB', 'gold', 1.34],
  ['SB', 'gold', 1.26],
  ['MB', 'black', 1.1],
  ['GM', 'grey', 1.24],
  ['OB', 'bronze', 1.2],
  ['CU', 'bronze', 1.36],
  ['SS', 'silver', 1.08],
  // vitreous china, fireclay, cast stone
  ['WH', 'white'],
  ['IV', 'beige', 1.06],
  ['BS', 'black', 1.22],
  ['FG', 'grey', 1.12],
  ['SG', 'green', 1.15],
  ['IN', 'blue', 1.18],
  // wood and lacquer
  ['NO', 'brown'],
  ['SO', 'brown', 1.06],
  ['WN', 'brown', 1.12],
  ['LW', 'white', 1.04],
  ['LG', 'green', 1.08],
  ['LB', 'blue', 1.08],
  // glazes
  ['MK', 'white'],
  ['CK', 'white'],
  ['OY', 'grey'],
  ['BU', 'beige'],
  ['FX', 'beige'],
  ['CL', 'brown'],
  ['RU', 'red', 1.05],
  ['RO', 'pink', 1.05],
  ['OX', 'red', 1.14],
  ['CE', 'green', 1.06],
  ['FN', 'green', 1.06],
  ['BT', 'green', 1.1],
  ['TD', 'blue', 1.06],
  ['DE', 'blue', 1.1],
  ['IK', 'blue', 1.12],
  ['SL', 'grey'],
  ['FL', 'grey'],
  ['ST', 'black', 1.04],
  // stone
  ['LU', 'white', 1.2],
  ['DO', 'grey', 1.16],
  ['BI', 'beige'],
  ['AL', 'brown'],
  ['VE', 'green', 1.34],
  ['NE', 'black', 1.24],
  // products without a choice of finish
  ['NA', 'none'],
];

const looks = looksIn(picturesFolder);

function finishFrom([code, family, priceFactor = 1]: Row): Finish {
  const name = texts.names[code];
  const slug = name(defaultLanguage)
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-');
  const { colour } = looks[slug] ?? {};
  if (colour === undefined) throw new RangeError(`models/looks.json has no colour for ${slug}`);
  return { code, slug, name, family: texts.families[family], colour, priceFactor };
}

/** Every finish by its code. */
export const finishes: ReadonlyMap<string, Finish> = new Map(rows.map((row) => [row[0], finishFrom(row)]));

/** Returns the finish with a code. @throws {RangeError} for an unknown code */
export function finishOf(code: string): Finish {
  const finish = finishes.get(code);
  if (finish === undefined) throw new RangeError(`unknown finish code ${code}`);
  return finish;
}

/** Returns the picture name of a finish's swatch. */
export function swatchOf(finish: Finish): string {
  return `swatch-${finish.slug}`;
}
