import type { TestProject } from 'vitest/node';
import { startPostgresServer } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server on loopback, without the name of a database. */
    postgresUrl: string;
  }
}

/** Runs a real PostgreSQL for the tests of this project: the embedded engine has one connection and hides races. */
export default async function startPostgres({ provide }: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startPostgresServer();
  provide('postgresUrl', url);
  return stop;
}
