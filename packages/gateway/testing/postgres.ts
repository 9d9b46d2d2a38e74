import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase, type Db } from '../src/database/database.ts';

/** A new database on the test run's PostgreSQL server. */
export interface PostgresDatabase {
  readonly db: Db;
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/** The name of the migrated template database by server. It is only ever copied, never opened. */
const migrated = new Map<string, Promise<string>>();

/** @param server the URL of the server, by default that of the test run */
export async function postgresDatabase(server = inject('postgresUrl')): Promise<PostgresDatabase> {
  const template = migrated.get(server) ?? createMigrated(server);
  migrated.set(server, template);
  const name = newName();
  await onServer(server, `create database ${name} template ${await template}`);
  const url = `${server}/${name}`;
  const db = await openDatabase({ url });
  const drop = async () => {
    await db.destroy();
    await onServer(server, `drop database ${name} with (force)`);
  };
  return { db, url, drop };
}

async function createMigrated(server: string): Promise<string> {
  const name = newName();
  await onServer(server, `create database ${name}`);
  await (await openDatabase({ url: `${server}/${name}` })).destroy();
  return name;
}

const newName = () => `test_${randomBytes(6).toString('hex')}`;

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query(statement);
  await client.end();
}
