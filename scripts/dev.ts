/** Runs the shop and its gateway from source until Ctrl-C. Changes apply within seconds. */
import { environmentOrExit } from './environment-or-exit.ts';
import { runShop } from './shop.ts';

await runShop(await environmentOrExit(), {
  gateway: 'packages/gateway/src/main/dev.ts',
  storefront: 'packages/storefront/server/dev.ts',
  nodeEnv: 'development',
});
