/** Builds the shop if its sources changed, then serves it with its gateway until Ctrl-C or TERM. */
import { environmentOrExit } from './environment-or-exit.ts';
import { run } from './run.ts';
import { runShop } from './shop.ts';

const environment = await environmentOrExit();
console.log('Basin: building the shop if its sources changed …');
const built = await run('turbo', ['run', 'build', '--filter=@basin/storefront', '--output-logs=errors-only'], {
  NODE_ENV: 'production',
  TURBO_TELEMETRY_DISABLED: '1',
});
if (!built) process.exit(1);
await runShop(environment, {
  gateway: 'packages/gateway/src/main/node.ts',
  storefront: 'packages/storefront/server/node.ts',
  nodeEnv: 'production',
});
