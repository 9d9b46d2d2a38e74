import { expect, test } from 'vitest';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
const french: Record<string, string> = fr;

test('every English text has a French one and no French text stands alone', () => {
  expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
});

test.each(Object.entries(en))('%s has the same placeholders in both languages', (key, text) => {
  expect(placeholders(french[key] ?? '')).toEqual(placeholders(text));
});

test('a plural has both its forms', () => {
  const keys = new Set(Object.keys(en));
  const alone = [...keys]
    .filter((key) => /\.(one|other)$/.test(key))
    .filter(
      (key) => !keys.has(key.replace(/\.(one|other)$/, '.one')) || !keys.has(key.replace(/\.(one|other)$/, '.other')),
    );
  expect(alone).toEqual([]);
});

test('no text is empty', () => {
  expect([...Object.entries(en), ...Object.entries(fr)].filter(([, text]) => text.trim() === '')).toEqual([]);
});
