import { locales } from '@basin/domain';
import { expect, test } from 'vitest';
import { facetsOf } from './product-entry.ts';
import { wholeHouse } from '../../testing/whole-house.ts';

const products = wholeHouse();

test.each(locales.filter((locale) => locale !== 'en'))(
  'each word of a facet in %s is one word in English, so that an address in English means one selection',
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
