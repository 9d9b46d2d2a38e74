import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Origin } from '../../src/http/origin.ts';
import { loadKeys } from '../../src/identity/key-file.ts';
import { createTokens, type Tokens } from '../../src/identity/tokens.ts';
import type { Db } from '../../src/database/database.ts';
import { GatewayProcess } from '../gateway-process.ts';
import { roundRobin } from '../round-robin.ts';
import type { PostgresDatabase } from '../postgres.ts';

/** Gateways that share a database and keys, with requests distributed round-robin. */
export interface Fleet extends Origin {
  readonly db: Db;
  readonly processes: readonly GatewayProcess[];
  /** Issues and reads tokens that all of them accept. */
  readonly tokens: Tokens;
  readonly stop: () => Promise<void>;
}

export async function startFleet({ db, url }: PostgresDatabase, size = 3): Promise<Fleet> {
  const dataDir = await mkdtemp(join(tmpdir(), 'basin-fleet-'));
  const processes = await Promise.all(
    Array.from({ length: size }, () => GatewayProcess.create({ DATA_DIR: dataDir, DATABASE_URL: url, SEED: 'demo' })),
  );
  await Promise.all(processes.map((each) => each.start()));
  let turn = 0;
  return {
    db,
    processes,
    tokens: createTokens({
      db,
      keys: await loadKeys(dataDir),
      now: () => new Date(),
      newId: () => crypto.randomUUID(),
    }),
    fetch: (request) => roundRobin(processes, turn++).fetch(request),
    async stop() {
      await Promise.all(processes.map((each) => each.end('SIGKILL')));
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
