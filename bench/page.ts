import type { Entry, Loss } from './history.ts';
import { ratioOf, type Group, type Row } from './row.ts';

/** Where and when a run was made. */
export interface Run {
  readonly commit: string;
  readonly date: string;
  /** Such as "2 cores, Node 24.1". */
  readonly machine: string;
}

const blocksOfTen = 10;

/** The page of a run, as Markdown: tables of ratios with bars, goals, and what was lost since an earlier run. */
export function pageOf(run: Run, groups: readonly Group[], earlier?: Entry, losses: readonly Loss[] = []): string {
  return [
    '# Figures',
    `What \`npm run bench\` printed at ${run.commit} on ${run.date} (${run.machine}). A ratio is the figure in times its baseline, which was measured in
the same minutes. In a bar ten blocks are the baseline, twenty are ten times as much and none is a tenth. A goal that is not reached says so.`,
    ...(earlier ? [lossText(earlier, losses)] : []),
    ...groups.map(({ title, how, rows }) => [`## ${title}`, how, table(rows)].join('\n\n')),
  ].join('\n\n');
}

function lossText(earlier: Entry, losses: readonly Loss[]): string {
  const since = `since ${earlier.commit} of ${earlier.date}`;
  if (losses.length === 0) return `Nothing is a tenth worse ${since}.`;
  const lines = losses.map(({ what, before, now }) => `- ${what}: ${inFigures(before)} before, ${inFigures(now)} now`);
  return [`A tenth worse ${since}, or more:`, '', ...lines].join('\n');
}

const headings = ['What', 'Figure', 'Baseline', 'Ratio', 'Bar', 'Goal'];

function table(rows: readonly Row[]): string {
  const lines = [headings, headings.map(() => '---'), ...rows.map(cellsOf)];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function cellsOf(row: Row): string[] {
  const { what, value, unit, baseline } = row;
  const ratio = ratioOf(row);
  const withUnit = (figure: number) => `${inFigures(figure)} ${unit}`.trim();
  return [
    what,
    withUnit(value),
    baseline === undefined ? '' : withUnit(baseline),
    ratio === undefined ? '' : inFigures(ratio),
    ratio === undefined ? '' : barOf(ratio),
    goalOf(row),
  ];
}

/** Blocks by the order of a ratio, since ratios run from hundredths to hundreds. */
const barOf = (ratio: number): string =>
  '█'.repeat(Math.max(0, Math.round(blocksOfTen * (1 + Math.log10(ratio))))) || '▏';

function goalOf(row: Row): string {
  const { isBetter, value, unit, ratioGoal } = row;
  const goal = ratioGoal ?? row.goal;
  const figure = ratioGoal === undefined ? value : ratioOf(row);
  if (goal === undefined || figure === undefined) return '';
  const isReached = isBetter === 'less' ? figure <= goal : figure >= goal;
  const limit = `${isBetter === 'less' ? '≤' : '≥'} ${goal} ${ratioGoal === undefined ? unit : 'times'}`.trim();
  return `${limit}${isReached ? '' : ', not reached'}`;
}

const inFigures = (value: number): string =>
  Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));
