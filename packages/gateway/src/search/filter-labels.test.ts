import { locales } from '@basin/domain';
import { expect, test } from 'vitest';
import { facetsOf } from './product-entry.ts';
import { allDemoProducts } from '../../testing/all-demo-products.ts';

const products = allDemoProducts();

test.each(locales.filter((locale) => locale !== 'en'))(
  'each facet value in %s has exactly one English value, so that a URL with English values is unambiguous',
  (locale) => {
    const keys = new Map<string, Set<string>>();
    for (const product of products) {
      const english = facetsOf(product, 'en');
      for (const [field, words] of Object.entries(facetsOf(product, locale)))
        words.forEach((word, index) => {
          const name = `${field}: ${word}`;
          keys.set(name, (keys.get(name) ?? new Set()).add(english[field]?.[index] ?? ''));
        });
    }
    expect(
      [...keys].filter(([, meanings]) => meanings.size > 1).map(([name, meanings]) => [name, ...meanings]),
    ).toEqual([]);
  },
);
