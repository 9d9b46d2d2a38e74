/** Builds the shop if its sources changed, then serves it with its gateway until Ctrl-C or TERM. */
import { readEnvironment, type Environment } from './environment.ts';
import { run } from './run.ts';
import { openShop } from './shop.ts';

function environmentOrExit(): Environment {
  try {
    return readEnvironment(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const environment = environmentOrExit();
console.log('Basin: building the shop if its sources changed …');
const built = await run('turbo', ['run', 'build', '--filter=@basin/storefront', '--output-logs=errors-only'], {
  NODE_ENV: 'production',
  TURBO_TELEMETRY_DISABLED: '1',
});
if (!built) process.exit(1);
await openShop(environment, { storefront: ['packages/storefront/server/node.ts'], nodeEnv: 'production' });
