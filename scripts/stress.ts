/** Runs the suites that have a full size: those in a folder `stress`, and the search. Arguments go to Vitest instead. */
import { run } from './run.ts';

const given = process.argv.slice(2);
const suites = given.length > 0 ? given : ['/stress/', '/search/finder.test.ts'];

console.log(`Stress: random sequences, races, kills, a stopped database, hostile requests, every suite with its fault first.
It takes about half an hour and both cores, on a PostgreSQL and data of its own in the temporary folder. Ctrl-C stops it.`);
const passed = await run(
  'vitest',
  ['run', '--project', 'unit', '--project', 'postgres', '--project', 'shop', ...suites],
  {
    NODE_ENV: 'test',
    STRESS: 'full',
  },
);
process.exitCode = passed ? 0 : 1;
