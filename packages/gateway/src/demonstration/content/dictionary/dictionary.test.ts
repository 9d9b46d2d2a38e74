import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

const english: Record<string, string> = en;
const french: Record<string, string> = fr;
const placeholders = (text = '') => text.match(/\{\w+\}/g)?.sort() ?? [];

test('the English and the French dictionary have the same keys', () => {
  expect(Object.keys(french).sort()).toEqual(Object.keys(english).sort());
});

test('a text has the same placeholders in both languages', () => {
  const found = (texts: Record<string, string>) =>
    Object.fromEntries(Object.keys(english).map((key) => [key, placeholders(texts[key])]));
  expect(found(french)).toEqual(found(english));
});

test('every plural text has both forms, one and other', () => {
  const stems = Object.keys(english).flatMap((key) => /^(.+)\.(?:one|other)$/.exec(key)?.[1] ?? []);
  const forms = [...new Set(stems)].flatMap((stem) => [`${stem}.one`, `${stem}.other`]);
  expect(forms.filter((key) => !(key in english))).toEqual([]);
});

test('no text is empty', () => {
  const texts = [...Object.entries(english), ...Object.entries(french)];
  expect(texts.filter(([, text]) => text.trim() === '')).toEqual([]);
});

test('French texts have no-break spaces before punctuation and between a number and its unit', async () => {
  const content = new URL('../', import.meta.url);
  const names = (await readdir(content, { recursive: true })).filter((name) =>
    /(?:^|[\\/])fr(?:\.json|[\\/].+\.json)$/.test(name),
  );
  const texts = await Promise.all(
    names.map(async (name) => [name, await readFile(new URL(name, content), 'utf8')] as const),
  );
  const loose = / [:;?!%»]|« |\d (?:mm|cm|kg|h|po)(?![\p{L}])/gu;
  expect(names.length).toBeGreaterThan(90);
  expect(texts.flatMap(([name, text]) => (text.match(loose) ?? []).map((fault) => `${name}: ${fault}`))).toEqual([]);
});

test('no key occurs twice in a dictionary file', async () => {
  for (const name of ['en.json', 'fr.json']) {
    const keys = [...(await readFile(new URL(name, import.meta.url), 'utf8')).matchAll(/^ {2}"([^"]+)":/gm)].map(
      ([, key]) => key,
    );
    expect(keys).toHaveLength(Object.keys(english).length);
  }
});
