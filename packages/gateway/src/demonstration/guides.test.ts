import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderGuides } from '../documents/guides.ts';
import { demoDesigns } from './demo-designs.ts';
import { allDemoProducts } from '../../testing/all-demo-products.ts';

const { guide } = demoDesigns;
const products = allDemoProducts().filter(({ documents }) => documents.length > 0);
const sentences = (locale: 'en' | 'fr') => [
  ...new Set(products.flatMap((product) => Object.values(guide(product, locale)).flat())),
];

test('a guide uses US units in English, except for hex keys, and metric units in French', () => {
  const inEnglish = sentences('en').map((text) => text.replaceAll(/\([^)]*\)/g, ''));
  expect(inEnglish.filter((text) => /\d.(?:mm|cm|m|kg|bar|°C)\b/.test(text) && !/^Hex keys?/.test(text))).toEqual([]);
  expect(sentences('fr').filter((text) => /\d.(?:in\.|ft|lb|psi|°F)/.test(text))).toEqual([]);
});

test('every guide has as many steps in French as in English, and mentions an overflow or clips only for products with them', () => {
  for (const product of products) {
    const { steps, check } = guide(product, 'en');
    const text = [...steps, ...check].join(' ');
    expect(steps.length, product.slug).toBeGreaterThan(1);
    expect(guide(product, 'fr').steps.length, product.slug).toBe(steps.length);
    const has = (key: string, value: string) =>
      product.attributes.some((row) => row.key === key && row.values.some(({ en }) => en === value));
    if (text.includes('overflow,'))
      expect(has('Overflow', 'Yes') || product.category.en === 'Basins', product.slug).toBe(true);
    if (text.includes('Set the clips')) expect(has('Mounting', 'Undermount'), product.slug).toBe(true);
  }
});

test('a language without guides falls back to those of the default language, and a shop without a guides folder has none', () => {
  const [product = expect.unreachable()] = products;
  expect(guide(product, 'pl').steps.length).toBe(guide(product, 'en').steps.length);
  const none = folderGuides(join(tmpdir(), 'no-such-guides'));
  expect(none(product, 'en')).toEqual({ tools: [], before: [], steps: [], check: [] });
});
