import {
  createEngine,
  createKeys,
  embeddedDatabase,
  embeddedStartParams,
  type Db,
  type Gateway,
  type Logger,
} from '@basin/gateway/engine';
import { PGlite } from '@electric-sql/pglite';
import { decode } from './decode.ts';
import type { MockOrigins } from './origins.ts';
import { plainPasswords } from './plain-passwords.ts';
import { smallPictures } from './small-pictures.ts';

/** The small shop: a gateway with its own in-memory database. */
export interface Shop {
  readonly db: Db;
  readonly gateway: Gateway;
}

/** The origins and the clock of a shop. */
export interface ShopSettings {
  readonly origins: MockOrigins;
  readonly now: () => Date;
}

const ignore = () => undefined;
/** Prints unexpected errors only. */
const logger: Logger = { info: ignore, warn: ignore, error: (...parts: unknown[]) => console.error(...parts) };

/** Opens the shop from the data that the build wrote. */
export async function openShop({ origins, now }: ShopSettings): Promise<Shop> {
  const { database, ...pictures } = await import('@basin/mock-backend/shop-data');
  const loadDataDir = new Blob([decode(database)], { type: 'application/gzip' });
  const [pglite, keys] = await Promise.all([
    PGlite.create({ loadDataDir, startParams: embeddedStartParams }),
    createKeys(),
  ]);
  const db = embeddedDatabase(pglite);
  const gateway = createEngine({
    database: db,
    keys,
    now,
    logger,
    showsOutbox: true,
    passwords: plainPasswords(),
    createFileServer: () => smallPictures(pictures),
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
