/** The shop with its gateway in development: sources as they are, changes seen at once, until Ctrl-C. */
import { readEnvironment } from './environment.ts';
import { openShop } from './shop.ts';

await openShop(readEnvironment(process.env), {
  storefront: ['packages/storefront/server/dev.ts'],
  nodeEnv: 'development',
});
