import { expect, test } from 'vitest';
import { contract, documentedCodes, documentedErrors, type Call } from './index.ts';

const entries = Object.entries(contract).flatMap(([area, calls]) =>
  Object.entries(calls as Readonly<Record<string, Call>>).map(([name, entry]) => [`${area}.${name}`, entry] as const),
);

test.each(entries)('%s has a closed list of codes without duplicates, for its own statuses', (_, entry) => {
  const codes = documentedCodes(entry);
  const statuses = [...Object.keys(documentedErrors(entry)), ...(entry.status ?? []).map(String)];
  expect(statuses).toEqual(expect.arrayContaining(Object.keys(codes)));
  for (const each of Object.values(codes)) expect(new Set(each).size).toBe(each.length);
});

test('the codes of a change to the cart are those of the wire reference', () => {
  expect(documentedCodes(contract.cart.update)[400]).toContain('OutOfStock');
  expect(documentedCodes(contract.cart.update)[409]).toEqual(['ConcurrentModification']);
  expect(documentedCodes(contract.identity.signIn)[401]).toContain('E0000004');
});
