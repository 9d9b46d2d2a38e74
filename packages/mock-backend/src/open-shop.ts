import {
  createEngine,
  createKeys,
  embeddedDatabase,
  embeddedStart,
  type Db,
  type Gateway,
  type Logger,
} from '@basin/gateway/engine';
import { PGlite } from '@electric-sql/pglite';
import { decode } from './decode.ts';
import type { MockOrigins } from './origins.ts';
import { plainPasswords } from './plain-passwords.ts';
import { smallPictures } from './small-pictures.ts';

/** The small shop: the gateway over a database of its own in memory. */
export interface Shop {
  readonly db: Db;
  readonly gateway: Gateway;
}

/** What a shop is opened with. */
export interface ShopSettings {
  readonly origins: MockOrigins;
  readonly now: () => Date;
}

const nothing = () => undefined;
/** Only what nobody foresaw is printed. */
const logger: Logger = { info: nothing, warn: nothing, error: (...parts: unknown[]) => console.error(...parts) };

/** Opens the shop as the build has packed it. */
export async function openShop({ origins, now }: ShopSettings): Promise<Shop> {
  const { database, ...pictures } = await import('@basin/mock-backend/house');
  const loadDataDir = new Blob([decode(database)], { type: 'application/gzip' });
  const [pglite, keys] = await Promise.all([PGlite.create({ loadDataDir, startParams: embeddedStart }), createKeys()]);
  const db = embeddedDatabase(pglite);
  const gateway = createEngine({
    ...{ database: db, keys, now, logger, showsOutbox: true },
    passwords: plainPasswords(),
    openFiles: () => smallPictures(pictures),
    wait: () => Promise.resolve(),
    shopOrigin: origins.shop,
    corsOrigins: [origins.shop],
    gatewayOrigin: origins.gateway,
    authorOrigin: origins.author,
    identityOrigin: origins.identity,
    imagesOrigin: origins.images,
    paymentOrigin: origins.payment,
  });
  return { db, gateway };
}
