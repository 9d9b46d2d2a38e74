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

const ada = {
  email: 'Ada@Example.com',
  customer: { firstName: 'Ada', lastName: 'Byron', accountType: 'homeowner', newsletterOptIn: false, addresses: [] },
};

test('an account that is imported with capital letters in its login can sign in', async () => {
  const database = await memoryDatabase();
  const gateway = await testGateway({ database });
  const account = { ...ada, login: ' Ada.Byron ', passwordHash: await hashPassword(demoPassword) };
  const counts = await importRecords(database, linesOf(account), accountImport);
  expect(counts).toEqual({ imported: 1, bad: 0 });
  const { signIn } = identityCaller(gateway.identity);
  expect((await signIn('Ada.Byron', demoPassword)).body.status).toBe('SUCCESS');
  await gateway.close();
});

test('an account with a truncated password hash, with which every sign-in would fail, is rejected', async () => {
  const passwordHash = (await hashPassword(demoPassword)).slice(0, -10);
  const reasons: string[] = [];
  const account = { ...ada, passwordHash, recovery: { question: 'Which?', answerHash: passwordHash } };
  await importRecords(await memoryDatabase(), linesOf(account), accountImport, {
    onBadLine: ({ reason }) => reasons.push(reason),
  });
  const problem = 'must be a complete argon2id hash: $argon2id$v=19$m=…,t=…,p=…$salt$hash';
  expect(reasons).toEqual([`passwordHash: ${problem}; recovery.answerHash: ${problem}`]);
});
