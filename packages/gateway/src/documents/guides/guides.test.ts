import { expect, test } from 'vitest';
import { generateProducts } from '../../demonstration/products/generate-products.ts';
import { guideOf } from './guide-of.ts';
import { written } from './written.ts';

const products = [...generateProducts()].filter(({ documents }) => documents.length > 0);
const sentences = (locale: 'en' | 'fr') => [
  ...new Set(
    products.flatMap((product) => {
      const { tools, before, steps, check } = guideOf(product);
      return written([...tools, ...before, ...steps, check], product, locale);
    }),
  ),
];

test('a guide measures as its readers do: keys are named by their size', () => {
  const inEnglish = sentences('en').map((text) => text.replaceAll(/\([^)]*\)/g, ''));
  expect(inEnglish.filter((text) => /\d.(?:mm|cm|m|kg|bar|°C)\b/.test(text) && !/^Hex keys?/.test(text))).toEqual([]);
  expect(sentences('fr').filter((text) => /\d.(?:in\.|ft|lb|psi|°F)/.test(text))).toEqual([]);
});

test('every guide has steps, and tells of an overflow or a clip only where there is one', () => {
  for (const product of products) {
    const { steps, check } = guideOf(product);
    const said = [...written(steps, product, 'en'), ...written([check], product, 'en')].join(' ');
    expect(written(steps, product, 'fr').length, product.slug).toBeGreaterThan(1);
    const has = (key: string, value: string) =>
      product.attributes.some((row) => row.key === key && row.values.some(({ en }) => en === value));
    if (said.includes('overflow,'))
      expect(has('Overflow', 'Yes') || product.category.en === 'Basins', product.slug).toBe(true);
    if (said.includes('Set the clips')) expect(has('Mounting', 'Undermount'), product.slug).toBe(true);
  }
});
