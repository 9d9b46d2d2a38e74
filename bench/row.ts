/** A figure and its baseline, both measured in the same minutes. */
export interface Row {
  readonly what: string;
  readonly value: number;
  readonly unit: '/s' | 'KB' | 'MB' | 'elements' | 'ms' | 'ns' | 'of 100' | 's' | '';
  readonly isBetter: 'less' | 'more';
  /** In the same unit. */
  readonly baseline?: number;
  /** The minimum or maximum that the value should have, depending on `isBetter`. */
  readonly goal?: number;
  readonly ratioGoal?: number;
}

/** The results of one group. */
export interface Group {
  readonly title: string;
  /** What is compared, and how. */
  readonly how: string;
  readonly rows: readonly Row[];
}

/** Returns the value divided by its baseline, or undefined without a baseline. */
export const ratioOf = ({ value, baseline }: Row): number | undefined =>
  baseline === undefined ? undefined : value / baseline;

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;
