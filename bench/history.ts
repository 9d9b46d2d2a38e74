import { appendFile, readFile } from 'node:fs/promises';
import { ratioOf, type Group, type Row } from './row.ts';

/** The figures of a full run at a commit: ratios and machine-independent values. */
export interface Entry {
  readonly commit: string;
  readonly date: string;
  readonly figures: Readonly<Record<string, number>>;
}

/** A figure that is at least 10% worse than before. */
export interface Regression {
  readonly what: string;
  readonly before: number;
  readonly now: number;
}

const file = new URL('./history.jsonl', import.meta.url);
const regressionFactor = 1.1;
/** Without a baseline, values in these units depend on the machine. */
const machineDependentUnits: readonly string[] = ['/s', 'ms', 'ns', 's'];

/** Returns the figures that can be compared with those of other runs. */
export const figuresOf = (groups: readonly Group[]): Record<string, number> =>
  Object.fromEntries(
    groups.flatMap(({ rows }) =>
      rows.flatMap((row) => {
        const figure = comparable(row);
        return figure === undefined ? [] : [[row.what, Number(figure.toPrecision(3))] as const];
      }),
    ),
  );

const comparable = (row: Row): number | undefined =>
  ratioOf(row) ?? (machineDependentUnits.includes(row.unit) ? undefined : row.value);

/** Returns the figures that are at least 10% worse than in an earlier run. */
export function regressionsSince(earlier: Entry, groups: readonly Group[]): Regression[] {
  const figures = figuresOf(groups);
  return groups
    .flatMap(({ rows }) => rows)
    .flatMap(({ what, isBetter }) => {
      const [before, now] = [earlier.figures[what], figures[what]];
      if (before === undefined || now === undefined) return [];
      const isWorse =
        isBetter === 'less'
          ? now >= before * regressionFactor && now > before
          : now * regressionFactor <= before && now < before;
      return isWorse ? [{ what, before, now }] : [];
    });
}

/** Returns the entry of the last saved run. */
export async function lastEntry(): Promise<Entry | undefined> {
  const text = await readFile(file, 'utf8').catch(() => ''); // no run has been saved yet
  const line = text.trim().split('\n').at(-1);
  return line ? (JSON.parse(line) as Entry) : undefined;
}

/** Saves the entry of a full run as one line. */
export const saveEntry = (entry: Entry): Promise<void> => appendFile(file, `${JSON.stringify(entry)}\n`);
