import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { capped, shown, sku } from './domain-rules.ts';

test('the example code returns the documented results', () => {
  expect(sku).toBe('BX-100-WH');
  expect(shown).toBe('619,00\u00A0$\u00A0US');
  expect(capped).toEqual({ quantity: 3, message: 'capped' });
});

test('the README of the domain package contains the example code', () => {
  const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');
  const [, code] = /```ts\n([^`]*)```/.exec(read('../packages/domain/README.md')) ?? [];
  expect(code).toBe(read('domain-rules.ts').replaceAll('export const', 'const'));
});
