import type { Entry, Regression } from './history.ts';
import { ratioOf, type Group, type Row } from './row.ts';

/** The commit, date and machine of a run. */
export interface Run {
  readonly commit: string;
  readonly date: string;
  /** For example "2 cores, Node 24.1". */
  readonly machine: string;
}

const blocksOfTen = 10;

/** Returns the Markdown page of a run: tables of figures with ratios and goals, and regressions since an earlier run. */
export function pageOf(
  run: Run,
  groups: readonly Group[],
  earlier?: Entry,
  regressions: readonly Regression[] = [],
): string {
  return [
    '# Figures',
    `Output of \`npm run bench\` at ${run.commit} on ${run.date} (${run.machine}). A ratio is the figure divided by its baseline, which was measured in
the same minutes. In a bar, ten blocks mean equal to the baseline, twenty mean ten times as much, and none means a tenth. Goals that are not met are marked.`,
    ...(earlier ? [regressionText(earlier, regressions)] : []),
    ...groups.map(({ title, how, rows }) => [`## ${title}`, how, table(rows)].join('\n\n')),
  ].join('\n\n');
}

function regressionText(earlier: Entry, regressions: readonly Regression[]): string {
  const earlierRun = `${earlier.commit} of ${earlier.date}`;
  if (regressions.length === 0) return `No figure is 10% worse than at ${earlierRun}.`;
  const lines = regressions.map(
    ({ what, before, now }) => `- ${what}: ${formatFigure(before)} before, ${formatFigure(now)} now`,
  );
  return [`At least 10% worse than at ${earlierRun}:`, '', ...lines].join('\n');
}

const headings = ['What', 'Figure', 'Baseline', 'Ratio', 'Bar', 'Goal'];

function table(rows: readonly Row[]): string {
  const lines = [headings, headings.map(() => '---'), ...rows.map(cellsOf)];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function cellsOf(row: Row): string[] {
  const { what, value, unit, baseline } = row;
  const ratio = ratioOf(row);
  const withUnit = (figure: number) => `${formatFigure(figure)} ${unit}`.trim();
  return [
    what,
    withUnit(value),
    baseline === undefined ? '' : withUnit(baseline),
    ratio === undefined ? '' : formatFigure(ratio),
    ratio === undefined ? '' : bar(ratio),
    goalOf(row),
  ];
}

/** Returns blocks on a logarithmic scale, since ratios range from hundredths to hundreds. */
const bar = (ratio: number): string =>
  '█'.repeat(Math.max(0, Math.round(blocksOfTen * (1 + Math.log10(ratio))))) || '▏';

function goalOf(row: Row): string {
  const { isBetter, value, unit, ratioGoal } = row;
  const goal = ratioGoal ?? row.goal;
  const figure = ratioGoal === undefined ? value : ratioOf(row);
  if (goal === undefined || figure === undefined) return '';
  const isMet = isBetter === 'less' ? figure <= goal : figure >= goal;
  const limit = `${isBetter === 'less' ? '≤' : '≥'} ${goal} ${ratioGoal === undefined ? unit : 'times'}`.trim();
  return `${limit}${isMet ? '' : ', not met'}`;
}

const formatFigure = (value: number): string =>
  Math.abs(value) >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));
