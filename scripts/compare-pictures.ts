/**
 * Compares a screenshot of each component in all its states with its baseline, in the pinned Chromium, and writes a
 * report of the differences. `npm run storybook:compare -- --update` replaces the baselines. Vitest gets the other arguments.
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
  console.error(
    'reports/pictures/index.html shows the differences. To accept them, run: npm run storybook:compare -- --update',
  );
process.exitCode = passed ? 0 : 1;
