import { expect, test } from 'vitest';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

const english: Record<string, string> = en;
const french: Record<string, string> = fr;
const placeholders = (text = '') => text.match(/\{\w+\}/g)?.sort() ?? [];

test('every English text has a French one and no French text stands alone', () => {
  expect(Object.keys(french).sort()).toEqual(Object.keys(english).sort());
});

test('a text has the same placeholders in both languages', () => {
  const found = (texts: Record<string, string>) =>
    Object.fromEntries(Object.keys(english).map((key) => [key, placeholders(texts[key])]));
  expect(found(french)).toEqual(found(english));
});

test('a plural has both its forms', () => {
  const stems = Object.keys(english).flatMap((key) => /^(.+)\.(?:one|other)$/.exec(key)?.[1] ?? []);
  const forms = [...new Set(stems)].flatMap((stem) => [`${stem}.one`, `${stem}.other`]);
  expect(forms.filter((key) => !(key in english))).toEqual([]);
});

test('no text is empty', () => {
  const texts = [...Object.entries(english), ...Object.entries(french)];
  expect(texts.filter(([, text]) => text.trim() === '')).toEqual([]);
});
