/** Measures the product against named baselines, as ratios, and never fails. `npm run bench -- sdk search` runs a part. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Row } from './row.ts';

/** Each group runs in a process of its own, so that memory and compiled code are not shared. */
const groups = ['domain', 'sdk-size', 'sdk-call', 'search', 'cart', 'pages', 'rendering', 'lighthouse'] as const;

const chosen = process.argv.slice(2);
const wanted = groups.filter((name) => chosen.length === 0 || chosen.some((part) => name.startsWith(part)));
console.log(`Measuring ${wanted.join(', ')}. Ctrl-C stops it.`);

const rows: Row[] = [];
for (const name of wanted) {
  console.log(`— ${name}`);
  const group = fork(new URL('./group.ts', import.meta.url), [name], {
    execArgv: ['--conditions=@basin/source', '--expose-gc'],
  });
  group.on('message', (measured) => rows.push(...(measured as Row[])));
  const [code] = (await once(group, 'exit')) as [number | null];
  if (code !== 0) process.exitCode = 1;
}
console.table(rows);
