import { contrast } from './contrast.ts';
import { colorsOf, schemeNames, type SchemeName, type Values } from './css-values.ts';
import { nearestColor } from './nearest-color.ts';
import type { TokenNode } from './token-node.ts';
import { leastContrast, usedPairs, type UsedPair } from './used-pairs.ts';

/** The contrast of a used pair of colours in a scheme. */
export interface PairContrast extends UsedPair {
  readonly scheme: SchemeName;
  /** The contrast that the pair has, 1 to 21. */
  readonly ratio: number;
  /** The contrast that it needs. */
  readonly least: number;
  readonly passes: boolean;
  /** What would pass, of a pair that does not: the name of the colour to change, and its nearest value. */
  readonly nearest?: { readonly name: string; readonly value: string };
}

/**
 * Returns the contrast of every pair of colours that components use, in each scheme. Of a pair that is too close it names
 * the nearest value that passes: in all pairs of that colour where one does, otherwise in this pair alone.
 */
export function checkBrand(tokens: TokenNode): PairContrast[] {
  return schemeNames.flatMap((scheme) => usedPairs.map((pair) => contrastOf(pair, scheme, colorsOf(tokens, scheme))));
}

function contrastOf(pair: UsedPair, scheme: SchemeName, colors: Values): PairContrast {
  const least = leastFor(pair, scheme);
  const ratio = ratioOf(pair, colors);
  const measured = { ...pair, scheme, ratio, least, passes: ratio >= least };
  const nearest = measured.passes ? undefined : nearestPassing(pair, scheme, colors);
  return nearest === undefined ? measured : { ...measured, nearest };
}

const leastFor = ({ kind }: UsedPair, scheme: SchemeName) => leastContrast(kind, scheme.startsWith('contrast'));
const ratioOf = ({ front, back }: UsedPair, colors: Values) => contrast(colors[front] ?? '', colors[back] ?? '');

function nearestPassing(pair: UsedPair, scheme: SchemeName, colors: Values): PairContrast['nearest'] {
  const first = pair[pair.adjust];
  const second = pair[pair.adjust === 'front' ? 'back' : 'front'];
  const withAll = (name: string) => usedPairs.filter(({ front, back }) => front === name || back === name);
  const tries: readonly (readonly [string, readonly UsedPair[]])[] = [
    [first, withAll(first)],
    [second, withAll(second)],
    [first, [pair]],
  ];
  for (const [name, pairs] of tries) {
    const passesAll = (value: string) =>
      pairs.every((each) => ratioOf(each, { ...colors, [name]: value }) >= leastFor(each, scheme));
    const value = nearestColor(colors[name] ?? '', passesAll);
    if (value !== undefined) return { name, value };
  }
  return undefined;
}
