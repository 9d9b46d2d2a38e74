/** One row of the bench's table. */
export interface Row {
  readonly what: string;
  readonly value: string;
  /** What it is compared with, measured in the same minute. */
  readonly baseline: string;
  readonly ratio: number | undefined;
  readonly goal: string;
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

export const ratioOf = (value: number, baseline: number): number => Number((value / baseline).toFixed(2));
