import { transact } from '../database/transact.ts';
import { dataKinds } from '../import/kinds.ts';
import type { Environment } from '../main/environment.ts';
import { counted } from './counted.ts';
import { readArguments } from './read-arguments.ts';
import { UsageError } from './usage-error.ts';
import { withDatabase } from './with-database.ts';

/** Removes items of a kind by their ids. Reports unknown ids, and removes the others. */
export async function removeCommand(args: readonly string[], environment: Environment): Promise<number> {
  const [name = '', ...ids] = readArguments(args, {}).positionals;
  const remove = dataKinds.find((kind) => kind.name === name)?.remove;
  if (!remove) throw new UsageError(`remove has no kind “${name}”: ${removable} can be removed.`);
  if (ids.length === 0) throw new UsageError(`remove ${name} needs one id or more.`);
  const removed = await withDatabase(environment, (db) => transact(db, (tx) => remove(tx, ids)));
  const unknown = ids.filter((id) => !removed.includes(id));
  for (const id of unknown) console.error(`${id}: not among the ${name}`);
  console.error(`${counted(removed.length, name)} removed`);
  return unknown.length > 0 ? 1 : 0;
}

const removable = dataKinds
  .filter(({ remove }) => remove)
  .map(({ name }) => name)
  .join(', ');
