import { appendFile, readFile } from 'node:fs/promises';
import { ratioOf, type Group, type Row } from './row.ts';

/** What a whole run measured at a commit: ratios, and values that no machine changes. */
export interface Entry {
  readonly commit: string;
  readonly date: string;
  readonly figures: Readonly<Record<string, number>>;
}

/** A figure that is a tenth worse than before, or more. */
export interface Loss {
  readonly what: string;
  readonly before: number;
  readonly now: number;
}

const file = new URL('./history.jsonl', import.meta.url);
const lossAt = 1.1;
/** Times without a baseline are those of a machine. */
const ofMachines: readonly string[] = ['/s', 'ms', 'ns', 's'];

/** The figures of groups that can be held against those of another day. */
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
  ratioOf(row) ?? (ofMachines.includes(row.unit) ? undefined : row.value);

/** What is worse than in an earlier run by a tenth or more. */
export function lossesSince(earlier: Entry, groups: readonly Group[]): Loss[] {
  const figures = figuresOf(groups);
  return groups
    .flatMap(({ rows }) => rows)
    .flatMap(({ what, isBetter }) => {
      const [before, now] = [earlier.figures[what], figures[what]];
      if (before === undefined || now === undefined) return [];
      const isWorse =
        isBetter === 'less' ? now >= before * lossAt && now > before : now * lossAt <= before && now < before;
      return isWorse ? [{ what, before, now }] : [];
    });
}

/** The entry of the last whole run that was kept. */
export async function lastEntry(): Promise<Entry | undefined> {
  const text = await readFile(file, 'utf8').catch(() => ''); // no run was kept yet
  const line = text.trim().split('\n').at(-1);
  return line ? (JSON.parse(line) as Entry) : undefined;
}

/** Keeps a whole run, one line for each. */
export const keepEntry = (entry: Entry): Promise<void> => appendFile(file, `${JSON.stringify(entry)}\n`);
