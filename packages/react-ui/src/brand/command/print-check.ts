import type { PairContrast } from '../check-brand.ts';

/** Returns a line for each failing pair, or one line when all pass. */
export function printCheck(name: string, pairs: readonly PairContrast[]): string {
  const failing = pairs.filter(({ passes }) => !passes);
  if (failing.length === 0) return `${name}: all ${pairs.length} colour pairs pass`;
  const lines = failing.map((pair) => `  ${lineOf(pair)}`);
  return [`${name}: ${failing.length} of ${pairs.length} colour pairs have too little contrast`, ...lines].join('\n');
}

function lineOf({ scheme, front, back, use, ratio, least, nearest }: PairContrast): string {
  const pair = `${front} on ${back}`.padEnd(20);
  // truncated, not rounded: 4.496 is not 4.5
  const figures = `${(Math.floor(ratio * 100) / 100).toFixed(2)}:1, needs ${least}:1`;
  const advice = nearest === undefined ? 'no value passes' : `nearest passing value: ${nearest.name} ${nearest.value}`;
  return `${scheme.padEnd(14)}  ${pair}  ${figures}  (${use}); ${advice}`;
}
