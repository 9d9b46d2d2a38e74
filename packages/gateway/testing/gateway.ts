import { createGateway, type GatewayOptions } from '../src/main/create-gateway.ts';
import { picturesFolder } from '../src/demonstration/pictures-folder.ts';
import type { Gateway } from '../src/http/origin.ts';
import { createKeys } from '../src/identity/keys.ts';
import { createLogger } from '../src/http/log.ts';
import type { Db } from '../src/database/database.ts';
import { memoryDatabase, type Fill } from './database.ts';

/** A gateway in this process, with its database and a clock that the test controls. */
export interface TestGateway extends Gateway {
  readonly db: Db;
  /** Moves the clock forward. */
  readonly pass: (durationMs: number) => void;
  readonly now: () => Date;
}

const keys = createKeys();

/** Creates a gateway with a new database that validates each of its responses against the contract. */
export async function testGateway(
  options: Partial<GatewayOptions> & { readonly fill?: Fill | readonly Fill[]; readonly at?: Date } = {},
): Promise<TestGateway> {
  const { fill = [], at = new Date('2030-01-02T10:00:00Z'), ...given } = options;
  const db = given.database ?? (await memoryDatabase(...[fill].flat()));
  let nowMs = at.getTime();
  const now = () => new Date(nowMs);
  const gateway = createGateway({
    database: db,
    picturesFolder,
    keys: await keys,
    now,
    wait: () => Promise.resolve(),
    logger: createLogger('silent'),
    checkReplies: true,
    ...given,
  });
  return { ...gateway, db, now, pass: (durationMs) => (nowMs += durationMs) };
}
