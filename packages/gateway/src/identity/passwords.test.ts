import { expect, test } from 'vitest';
import { createPasswords } from './passwords.ts';

test('an unknown account gets the response for a wrong password again after its first hash failed', async () => {
  let failures = 1;
  const hash = () => (failures-- > 0 ? Promise.reject(new Error('out of memory')) : Promise.resolve('hashed'));
  const { matches } = createPasswords({ hash, verify: () => Promise.resolve(true), concurrency: 1 });
  await expect(matches('Quiet!Harbour2030', undefined)).rejects.toThrow('out of memory');
  expect(await matches('Quiet!Harbour2030', undefined)).toBe(false);
});
