import type { Db } from '../database/database.ts';
import { whileAlone } from '../database/while-alone.ts';
import { KeyFileError } from './key-file.ts';
import type { Keys } from './keys.ts';

/**
 * Notes the keys that gateways of a database sign with, and refuses a file that shares none with the last one: tokens of
 * one gateway would be invalid at the others. A key file that changes one key after another passes.
 *
 * @throws {KeyFileError} when another key file belongs to the database
 */
export async function claimKeys(db: Db, keys: Keys, dataDir: string): Promise<void> {
  const kids = [...keys.guest.verifying.keys(), ...keys.identity.verifying.keys()];
  await whileAlone(db, async (tx) => {
    const known = await tx.selectFrom('signing_keys').select('kid').execute();
    if (known.length > 0 && !known.some(({ kid }) => kids.includes(kid))) throw anotherKeyFile(dataDir);
    await tx.deleteFrom('signing_keys').execute();
    await tx
      .insertInto('signing_keys')
      .values(kids.map((kid) => ({ kid })))
      .execute();
  });
}

const anotherKeyFile = (dataDir: string): KeyFileError =>
  new KeyFileError(
    `keys.json in DATA_DIR ${dataDir} is not the key file of this database: copy keys.json from its other gateways, ` +
      'or, to sign every shopper out and use this one, run "delete from signing_keys" on the database',
  );
