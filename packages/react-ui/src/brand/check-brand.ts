import { contrast } from './contrast.ts';
import { colorsOf, schemeNames, type SchemeName, type Values } from './css-values.ts';
import { nearestColor } from './nearest-color.ts';
import type { TokenNode } from './token-node.ts';
import { minimumContrast, usedPairs, type UsedPair } from './used-pairs.ts';

/** The contrast of a used pair of colours in a scheme. */
export interface PairContrast extends UsedPair {
  readonly scheme: SchemeName;
  /** The contrast of the pair, 1 to 21. */
  readonly ratio: number;
  /** The required contrast. */
  readonly least: number;
  readonly passes: boolean;
  /** For a failing pair: the colour to change, and its nearest value that passes. */
  readonly nearest?: { readonly name: string; readonly value: string };
}

/**
 * Returns the contrast of every pair of colours that components use, in each scheme. For a failing pair it includes the
 * nearest value that passes, if possible in all pairs of that colour, otherwise in this pair only.
 */
export function checkBrand(tokens: TokenNode): PairContrast[] {
  return schemeNames.flatMap((scheme) => usedPairs.map((pair) => contrastOf(pair, scheme, colorsOf(tokens, scheme))));
}

function contrastOf(pair: UsedPair, scheme: SchemeName, colors: Values): PairContrast {
  const least = minimumFor(pair, scheme);
  const ratio = ratioOf(pair, colors);
  const measured = { ...pair, scheme, ratio, least, passes: ratio >= least };
  const nearest = measured.passes ? undefined : nearestPassing(pair, scheme, colors);
  return nearest === undefined ? measured : { ...measured, nearest };
}

const minimumFor = ({ kind }: UsedPair, scheme: SchemeName) => minimumContrast(kind, scheme.startsWith('contrast'));
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
      pairs.every((each) => ratioOf(each, { ...colors, [name]: value }) >= minimumFor(each, scheme));
    const value = nearestColor(colors[name] ?? '', passesAll);
    if (value !== undefined) return { name, value };
  }
  return undefined;
}
