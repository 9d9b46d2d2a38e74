/**
 * Measures the product against named baselines and prints one page; figures never fail it. `npm run bench -- sdk search`
 * runs some groups; `npm run bench -- --keep` runs all and saves docs/figures.md and an entry in bench/history.jsonl.
 */
import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { format } from 'prettier';
import { chooseNamesOrExit } from '../scripts/choose-names.ts';
import { groups } from './groups.ts';
import { figuresOf, saveEntry, lastEntry, regressionsSince } from './history.ts';
import { pageOf } from './page.ts';
import type { Group, Row } from './row.ts';

const parts = process.argv.slice(2).filter((argument) => argument !== '--keep');
const shouldSave = process.argv.includes('--keep');
const selected = chooseNamesOrExit(Object.keys(groups), parts) as (keyof typeof groups)[];
console.log(`Measuring ${selected.join(', ')}. Press Ctrl-C to stop.`);

const measured: Group[] = [];
for (const name of selected) {
  console.log(`— ${name}`);
  measured.push({ ...groups[name], rows: await measure(name) });
}
const run = {
  commit: execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }).trim(),
  date: new Date().toISOString().slice(0, 10),
  machine: `${availableParallelism()} cores, Node ${process.versions.node}`,
};
const earlier = await lastEntry();
const page = pageOf(run, measured, earlier, earlier && regressionsSince(earlier, measured));
const formatted = await format(page, { parser: 'markdown' });
console.log(`\n${formatted}`);
if (shouldSave && parts.length === 0 && !process.exitCode) {
  await writeFile(new URL('../docs/figures.md', import.meta.url), formatted);
  await saveEntry({ commit: run.commit, date: run.date, figures: figuresOf(measured) });
  console.log('Saved docs/figures.md and bench/history.jsonl.');
}

/** Measures a group in a separate process, so that memory and compiled code are not shared. */
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
