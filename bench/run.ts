/**
 * Measures the product against named baselines, prints one page and never fails for a figure. `npm run bench -- sdk search` runs
 * parts; `npm run bench -- --keep` runs all and keeps the page in docs/figures.md and its ratios in bench/history.jsonl.
 */
import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { format } from 'prettier';
import { groups } from './groups.ts';
import { figuresOf, keepEntry, lastEntry, lossesSince } from './history.ts';
import { pageOf } from './page.ts';
import type { Group, Row } from './row.ts';

const parts = process.argv.slice(2).filter((argument) => argument !== '--keep');
const isKept = process.argv.includes('--keep');
const names = Object.keys(groups) as (keyof typeof groups)[];
const wanted = names.filter((name) => parts.length === 0 || parts.some((part) => name.startsWith(part)));
console.log(`Measuring ${wanted.join(', ')}. Ctrl-C stops it.`);

const measured: Group[] = [];
for (const name of wanted) {
  console.log(`— ${name}`);
  measured.push({ ...groups[name], rows: await measure(name) });
}
const run = {
  commit: execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }).trim(),
  date: new Date().toISOString().slice(0, 10),
  machine: `${availableParallelism()} cores, Node ${process.versions.node}`,
};
const earlier = await lastEntry();
const page = pageOf(run, measured, earlier, earlier && lossesSince(earlier, measured));
const tidy = await format(page, { parser: 'markdown' });
console.log(`\n${tidy}`);
if (isKept && parts.length === 0 && !process.exitCode) {
  await writeFile(new URL('../docs/figures.md', import.meta.url), tidy);
  await keepEntry({ commit: run.commit, date: run.date, figures: figuresOf(measured) });
  console.log('Kept in docs/figures.md and bench/history.jsonl.');
}

/** Each group runs in a process of its own, so that memory and compiled code are not shared. */
async function measure(name: string): Promise<Row[]> {
  const group = fork(new URL('./group.ts', import.meta.url), [name], {
    execArgv: ['--conditions=@basin/source', '--expose-gc'],
  });
  const rows: Row[] = [];
  group.on('message', (sent) => rows.push(...(sent as Row[])));
  const [code] = (await once(group, 'exit')) as [number | null];
  if (code !== 0) process.exitCode = 1;
  return rows;
}
