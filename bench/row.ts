/** One figure, beside what it is compared with: both are measured in the same minutes. */
export interface Row {
  readonly what: string;
  readonly value: number;
  readonly unit: '/s' | 'KB' | 'MB' | 'elements' | 'ms' | 'ns' | 'of 100' | 's' | '';
  readonly isBetter: 'less' | 'more';
  /** In the same unit. */
  readonly baseline?: number;
  /** The least or the most that the value should be. */
  readonly goal?: number;
  readonly ratioGoal?: number;
}

/** What one part of the bench measured. */
export interface Group {
  readonly title: string;
  /** What is compared with what, and how. */
  readonly how: string;
  readonly rows: readonly Row[];
}

/** How many times the baseline a figure is; undefined without one. */
export const ratioOf = ({ value, baseline }: Row): number | undefined =>
  baseline === undefined ? undefined : value / baseline;

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;
