/** Runs every suite in a folder `stress` in its full size. Arguments go to Vitest, e.g. the name of one file. */
import { run } from './run.ts';

const [filter = '/stress/', ...args] = process.argv.slice(2);

console.log(`Stress: random sequences, races, kills, a stopped database, hostile requests, every suite with its fault first.
It takes about half an hour and both cores, on a PostgreSQL and data of its own in the temporary folder. Ctrl-C stops it.`);
const passed = await run('vitest', ['run', '--project', 'unit', '--project', 'postgres', filter, ...args], {
  NODE_ENV: 'test',
  STRESS: 'full',
});
process.exitCode = passed ? 0 : 1;
