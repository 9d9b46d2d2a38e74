import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase, type Db } from '../src/database/database.ts';

/** A database of its own on the test run's PostgreSQL server. */
export interface PostgresDatabase {
  readonly db: Db;
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/** @param server the test run's unless given */
export async function postgresDatabase(server = inject('postgresUrl')): Promise<PostgresDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = `${server}/${name}`;
  const db = await openDatabase({ url });
  const drop = async () => {
    await db.destroy();
    await onServer(server, `drop database ${name} with (force)`);
  };
  return { db, url, drop };
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(statement);
  await client.end();
}
