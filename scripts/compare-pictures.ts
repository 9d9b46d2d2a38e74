/**
 * Compares a picture of each component in all its states with the one of the last time, in the pinned Chromium, and writes
 * a report of those that differ. `npm run storybook:compare -- --update` keeps the new ones. Other arguments go to Vitest.
 */
import { run } from './run.ts';

const args = process.argv.slice(2);
const isUpdate = args.includes('--update');
const test = 'packages/react-ui/src/docs/states.pictures.tsx';
const passed = await run(
  'vitest',
  ['run', '--project', 'pictures', test, ...args.filter((arg) => arg !== '--update')],
  {
    NODE_ENV: 'test',
    ...(isUpdate && { UPDATE_PICTURES: '1' }),
  },
);
if (!passed)
  console.error('reports/pictures/index.html shows what changed. Keep it by npm run storybook:compare -- --update');
process.exitCode = passed ? 0 : 1;
