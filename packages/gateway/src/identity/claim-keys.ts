import type { Db } from '../database/database.ts';
import { withExclusiveLock } from '../database/with-exclusive-lock.ts';
import { KeyFileError } from './key-file.ts';
import type { Keys } from './keys.ts';

/**
 * Records the key ids that the gateways of a database sign with. Rejects a key file that shares no key with the
 * recorded ones, as gateways would reject each other's tokens. Rotating one key at a time is allowed.
 *
 * @throws {KeyFileError} when another key file belongs to the database
 */
export async function claimKeys(db: Db, keys: Keys, dataDir: string): Promise<void> {
  const kids = [...keys.guest.verifying.keys(), ...keys.identity.verifying.keys()];
  await withExclusiveLock(db, async (tx) => {
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
