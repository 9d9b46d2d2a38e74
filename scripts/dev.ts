/** Runs the shop and its gateway from their sources until Ctrl-C; changes show within seconds. */
import { environmentOrExit } from './environment-or-exit.ts';
import { openShop } from './shop.ts';

await openShop(await environmentOrExit(), {
  gateway: 'packages/gateway/src/main/dev.ts',
  storefront: 'packages/storefront/server/dev.ts',
  nodeEnv: 'development',
  defaults: { LOG_LEVEL: 'warn' },
});
