import type { StoreMark } from './next-mark.ts';

/** Enough for dozens of marks in one place; marks that are far apart need one round. */
const maxRounds = 100;

/** Returns the marks with those closer than a distance moved apart, so that none covers another. */
export function spreadMarks(marks: readonly StoreMark[], distance: number): StoreMark[] {
  const spread = marks.map((mark) => ({ ...mark }));
  let isCrowded = true;
  for (let round = 0; isCrowded && round < maxRounds; round++) {
    isCrowded = false;
    spread.forEach((one, index) => {
      for (const other of spread.slice(index + 1)) isCrowded = pushApart(one, other, distance) || isCrowded;
    });
  }
  return spread.map((mark) => ({ ...mark, x: rounded(mark.x), y: rounded(mark.y) }));
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** The share of the distance that may be missing, so that neighbours come to rest. */
const slack = 0.01;

/** Moves two places apart along the line between them, or sideways when they are the same. Returns whether it did. */
function pushApart(one: { x: number; y: number }, other: { x: number; y: number }, distance: number): boolean {
  const [x, y] = [other.x - one.x, other.y - one.y];
  const gap = Math.hypot(x, y);
  if (gap >= distance * (1 - slack)) return false;
  const push = (distance - gap) / 2;
  const [right, down] = gap === 0 ? [push, 0] : [(x / gap) * push, (y / gap) * push];
  one.x -= right;
  one.y -= down;
  other.x += right;
  other.y += down;
  return true;
}
