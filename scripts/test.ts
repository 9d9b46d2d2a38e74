/** Runs every test: rules, SDK, gateway, PostgreSQL, kit and stories in Chromium, the built shop. Arguments go to Vitest. */
import { run } from './run.ts';

const args = process.argv.slice(2);
const environment = { NODE_ENV: 'test', TURBO_TELEMETRY_DISABLED: '1' };

console.log('Building the shop and what is published, then testing everything. Ctrl-C stops it.');
const filters = ['--filter=@basin/storefront', '--filter=@basin/conformance'];
const built = await run('turbo', ['run', 'build', ...filters, '--output-logs=errors-only'], {
  ...environment,
  NODE_ENV: 'production',
});
const reports = ['--reporter=default', '--reporter=json', '--outputFile.json=reports/tests.json'];
const passed = built && (await run('vitest', ['run', ...reports, ...args], environment));
process.exitCode = passed ? 0 : 1;
