import { describe, expect, test } from 'vitest';
import { contract, type Call } from './index.ts';
import { differences } from './testing/differences.ts';
import { mutantsOf, rebuilt } from './testing/mutants.ts';
import { wireRecords } from './testing/wire-records.ts';

const entries = Object.entries(contract).flatMap(([area, calls]) =>
  Object.entries(calls as Record<string, Call>).map(([name, entry]) => [`${area}.${name}`, entry] as const),
);

const recordOf = (name: string) => wireRecords[name] ?? expect.unreachable(`${name} has no wire record`);

async function listed(found: AsyncIterable<string>): Promise<string[]> {
  const list: string[] = [];
  for await (const each of found) list.push(each);
  return list;
}

/** Returns the mutants in which a check finds no difference. */
async function survivorsOf(
  entry: Call,
  check: (mutant: Call) => Pick<AsyncIterator<string>, 'next'>,
): Promise<string[]> {
  const survivors: string[] = [];
  for (const mutant of mutantsOf(entry)) if ((await check(mutant.entry).next()).done) survivors.push(mutant.name);
  return survivors;
}

test('every call has a wire record, and every wire record has a call', () => {
  expect(Object.keys(wireRecords).sort()).toEqual(entries.map(([name]) => name).sort());
});

describe.each(entries)('%s', (name, entry) => {
  test('a call matches its wire record on the wire', async () => {
    expect(await listed(differences(entry, recordOf(name)))).toEqual([]);
  });

  test('a call differs from its wire record when its method, path, auth, query or body is changed', async () => {
    expect(await survivorsOf(entry, (mutant) => differences(mutant, recordOf(name)))).toEqual([]);
  });
});

test('control: an entry whose schemas are rebuilt without a mistake matches its wire record', async () => {
  for (const [name, entry] of entries)
    expect(await listed(differences(rebuilt(entry), recordOf(name))), name).toEqual([]);
});

const noDifferences = () => ({ next: () => Promise.resolve({ done: true as const, value: undefined }) });

test('control: a check that compares nothing detects no mutant', async () => {
  const survivors = await survivorsOf(contract.cart.delete, noDifferences);
  expect(survivors).toContain('method: GET');
  expect(survivors).toContain('auth: none');
  expect(survivors).toContain('path: /cartx/{id}');
  expect(survivors).toContain('query: cart-versionId renamed in {cart-versionId}');
  const nested = await survivorsOf(contract.sharedCart.addItems, noDifferences);
  expect(nested).toContain('body: sku dropped in {sku, quantity, custom}');
});
