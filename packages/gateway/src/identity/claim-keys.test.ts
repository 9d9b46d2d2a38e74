import { expect, test } from 'vitest';
import { memoryDatabase } from '../../testing/database.ts';
import { claimKeys } from './claim-keys.ts';
import { createKeys, type KeyRing, type Keys } from './keys.ts';

const signedBy = (ring: KeyRing, verifiedBy: KeyRing): KeyRing => ({
  ...ring,
  verifying: new Map([...ring.verifying, ...verifiedBy.verifying]),
});
/** The keys of a key file during a key rotation. */
const both = (first: Keys, second: Keys): Keys => ({
  ...first,
  guest: signedBy(first.guest, second.guest),
  identity: signedBy(first.identity, second.identity),
});

test('a database accepts one key file and its rotation, and rejects any other key file with instructions', async () => {
  const db = await memoryDatabase();
  const [first, second] = await Promise.all([createKeys(), createKeys()]);
  await claimKeys(db, first, '/srv/one');
  await claimKeys(db, first, '/srv/one');
  const rejected = claimKeys(db, second, '/srv/two');
  await expect(rejected).rejects.toThrow(
    /^keys\.json in DATA_DIR \/srv\/two is not the key file of this database: copy/,
  );
  await claimKeys(db, both(first, second), '/srv/one');
  await claimKeys(db, both(second, first), '/srv/one');
  await claimKeys(db, second, '/srv/one');
  await expect(claimKeys(db, first, '/srv/one')).rejects.toThrow('is not the key file of this database');
  await db.destroy();
});
