import { readEnvironment, type Environment } from '../main/environment.ts';
import { startupFailure } from '../main/startup-failure.ts';
import { openDatabase } from '../database/database.ts';

/** Applies the migrations before the gateways of a new version start, which then find them done. */
async function run({ databaseUrl: url, dataDir }: Environment): Promise<void> {
  const applied: string[] = [];
  const onApplied = (name: string) => void applied.push(name);
  const db = await openDatabase(url === undefined ? { dataDir } : { url }, { onApplied });
  await db.destroy();
  console.log(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`);
}

let environment: Environment | undefined;
try {
  environment = readEnvironment(process.env);
  await run(environment);
} catch (error) {
  console.error(startupFailure(error, environment) ?? error);
  process.exitCode = 1;
}
