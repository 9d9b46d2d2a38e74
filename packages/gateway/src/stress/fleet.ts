import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Origin } from '../create-gateway.ts';
import { issuerOf } from '../identity/create-identity.ts';
import { loadKeys } from '../identity/keys.ts';
import { createTokens, type Tokens } from '../identity/tokens.ts';
import type { Db } from '../store/database.ts';
import { GatewayProcess } from '../testing/gateway-process.ts';
import { inTurn } from '../testing/in-turn.ts';
import type { PostgresDatabase } from '../testing/postgres.ts';

const IDENTITY_ORIGIN = 'http://id.example';

/** Gateways that share a database and keys; each request goes to the next one. */
export interface Fleet extends Origin {
  readonly db: Db;
  readonly processes: readonly GatewayProcess[];
  /** Makes and reads the tokens that all of them take. */
  readonly tokens: Tokens;
  readonly stop: () => Promise<void>;
}

export async function startFleet({ db, url }: PostgresDatabase, size = 3): Promise<Fleet> {
  const dataDir = await mkdtemp(join(tmpdir(), 'basin-fleet-'));
  const processes = await Promise.all(
    Array.from({ length: size }, () =>
      GatewayProcess.create({ DATA_DIR: dataDir, DATABASE_URL: url, IDENTITY_ORIGIN }),
    ),
  );
  await Promise.all(processes.map((each) => each.start()));
  let turn = 0;
  return {
    db,
    processes,
    tokens: createTokens({
      db,
      keys: await loadKeys(dataDir),
      issuer: issuerOf(IDENTITY_ORIGIN),
      now: () => new Date(),
      newId: () => crypto.randomUUID(),
    }),
    fetch: (request) => inTurn(processes, turn++).fetch(request),
    async stop() {
      await Promise.all(processes.map((each) => each.end('SIGKILL')));
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
