import { expect, test } from 'vitest';
import { memoryDatabase } from '../../testing/database.ts';
import { demoPassword } from '../main/demo-password.ts';
import { testGateway } from '../../testing/gateway.ts';
import { hashPassword } from '../identity/index.ts';
import { identityCaller } from '../identity/testing.ts';
import { accountImport } from './import-accounts.ts';
import { importRecords } from './import-records.ts';

async function* linesOf(...values: object[]) {
  for (const [index, value] of values.entries()) yield await Promise.resolve({ number: index + 1, value });
}

test('an account that is imported with capital letters in its login can sign in', async () => {
  const database = await memoryDatabase();
  const gateway = await testGateway({ database });
  const account = {
    email: 'Ada@Example.com',
    login: ' Ada.Byron ',
    passwordHash: await hashPassword(demoPassword),
    customer: { firstName: 'Ada', lastName: 'Byron', accountType: 'homeowner', newsletterOptIn: false, addresses: [] },
  };
  const counts = await importRecords(database, linesOf(account), accountImport);
  expect(counts).toEqual({ imported: 1, bad: 0 });
  const { signIn } = identityCaller(gateway.identity);
  expect((await signIn('Ada.Byron', demoPassword)).body.status).toBe('SUCCESS');
  await gateway.close();
});
