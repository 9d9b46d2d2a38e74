import type { TestProject } from 'vitest/node';
import { startPostgresServer } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a PostgreSQL server on the loopback address, without a database name. */
    postgresUrl: string;
  }
}

/** Runs a real PostgreSQL server for the tests of this project: the embedded engine has one connection, which hides races. */
export default async function startPostgres({ provide }: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgresServer();
  provide('postgresUrl', url);
  return stop;
}
