import { readFileSync } from 'node:fs';
import { inLocale, locales } from '@basin/domain';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { allDemoProducts } from '../../../testing/all-demo-products.ts';

const pageSchema = z.object({
  title: z.string(),
  components: z.array(
    z.looseObject({
      type: z.string(),
      items: z.array(z.looseObject({ title: z.string(), path: z.string(), text: z.string().optional() })).optional(),
    }),
  ),
});
const read = (path: string) => pageSchema.parse(JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')));
const linkedOn = (path: string) =>
  read(path).components.flatMap(({ type, items = [] }) => (type === 'picture-links' ? items : []));

const products = allDemoProducts();
const metals = products.filter(({ category }) => ['Bathroom Faucets', 'Kitchen Faucets'].includes(category.en));
const finishesOf = (some: typeof products) => some.flatMap(({ variants }) => variants.map(({ finish }) => finish));

test.each(locales)(
  'the collections page links to every collection, and the finishes page to every metal (in %s)',
  (locale) => {
    const collections = products.flatMap(({ attributes }) =>
      attributes.filter(({ key }) => key === 'Collection').flatMap(({ values }) => values.map(({ en }) => en)),
    );
    const titlesOn = (name: string) => new Set(linkedOn(`pages/${locale}/${name}.json`).map(({ title }) => title));
    expect(titlesOn('collections')).toEqual(new Set(collections));
    expect(titlesOn('finishes')).toEqual(new Set(finishesOf(metals).map((finish) => inLocale(finish, locale))));
    const filtersOn = (name: string) =>
      new Set(linkedOn(`pages/${locale}/${name}.json`).flatMap(({ path }) => /\?(.*)=/.exec(path)?.[1] ?? []));
    expect([...filtersOn('collections'), ...filtersOn('finishes')]).toEqual(['Collection_ss', 'SKUColorFinishName_s']);
  },
);

test.each(locales)(
  'the finishes page says of each finish with its own page how it looks and is cared for (in %s)',
  (locale) => {
    const own = linkedOn(`pages/${locale}/finishes.json`).filter(({ path }) => path.startsWith(`/${locale}/finishes/`));
    expect(own).toHaveLength(6);
    for (const { title, text } of own) expect(text, title).toMatch(/\.$/);
  },
);

test('the press release on the knurled lever has the number of its finishes', () => {
  const faucets = metals.filter(({ brand }) => brand === 'Averell');
  expect(new Set(finishesOf(faucets).map(({ en }) => en)).size).toBe(10);
  expect(read('pages/en/press-room/averell-knurled-lever.json').title).toContain('ten finishes');
  expect(read('pages/fr/press-room/averell-knurled-lever.json').title).toContain('dix finis');
});
