import { isDeepStrictEqual } from 'node:util';
import { inLocale, type Locale } from '@basin/domain';
import { describe, expect, test } from 'vitest';
import { readPictureMasters } from '../pictures.ts';
import {
  customerGroups,
  freightTypes,
  productKinds,
  productSchema,
  type Product,
  type Variant,
} from '../../catalogue/product.ts';
import { generateProducts, curatedProductCount } from './generate-products.ts';
import { demoDay, allDemoProducts } from '../../../testing/all-demo-products.ts';

const today = new Date(demoDay);
const products = allDemoProducts();
const texts = (product: Product, language: Locale): string[] => {
  const found: string[] = [];
  const look = (value: unknown, key = ''): void => {
    if (typeof value === 'string' && key === language) found.push(value);
    else if (value !== null && typeof value === 'object')
      for (const [name, each] of Object.entries(value)) look(each, name);
  };
  look(product);
  return found;
};
const textOf = (product: Product): string => JSON.stringify(product);
const repeated = (values: readonly string[]): string[] => {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
};
const variants = () => products.flatMap((product) => product.variants);

describe('the catalogue', () => {
  test('the catalogue has at least 900 products and 6,000 variants, of every kind and brand', () => {
    expect(products).toHaveLength(curatedProductCount());
    expect(products.length).toBeGreaterThanOrEqual(900);
    expect(variants().length).toBeGreaterThanOrEqual(6000);
    expect(new Set(products.map(({ kind }) => kind))).toEqual(new Set(productKinds));
    expect(new Set(products.map(({ brand }) => brand)).size).toBe(4);
  });

  test('the catalogue is the same at every call, and a smaller one is a prefix of it', () => {
    const again = [...generateProducts({ today })].map(textOf);
    expect(again).toEqual(products.map(textOf));
    expect([...generateProducts({ today, count: 100 })].map(textOf)).toEqual(again.slice(0, 100));
  });

  test('only the dates of the catalogue depend on the day it is generated for', () => {
    const later = [...generateProducts({ today: new Date('2030-01-03T00:00:00Z'), count: 50 })];
    const undated = (product: Product) => textOf(product).replaceAll(/\d{4}-\d\d-\d\d/g, 'date');
    expect(later.map(undated)).toEqual(products.slice(0, 50).map(undated));
    expect(later[49]?.launchDate).not.toBe(products[49]?.launchDate);
  });

  test('every product matches the schema, also after a round trip through JSON', () => {
    const isUnchanged = (product: Product) =>
      isDeepStrictEqual(productSchema.parse(JSON.parse(textOf(product))), product);
    expect(products.filter((product) => !isUnchanged(product))).toEqual([]);
  });

  test('products refer only to skus of earlier products, so that any prefix of the catalogue is complete', () => {
    const known = new Set<string>();
    for (const product of products) {
      const { bundleItems, requiredAccessories, recommendedAccessories, serviceParts, services } = product;
      const parts = bundleItems.flatMap(({ sku, skuByVariant }) => [sku, ...Object.values(skuByVariant)]);
      const named = [...parts, ...requiredAccessories, ...recommendedAccessories, ...serviceParts, ...services];
      expect(
        named.filter((sku) => !known.has(sku)),
        product.slug,
      ).toEqual([]);
      for (const { sku } of product.variants) known.add(sku);
    }
  });

  test('the catalogue has at least one product for every field and case in the specifications', () => {
    const somewhere = (found: (product: Product) => unknown) =>
      products.filter((product) => Boolean(found(product))).length;
    const counts = {
      collection: somewhere(({ collection }) => collection),
      shape: somewhere(({ shape }) => shape),
      size: somewhere(({ size }) => size),
      weight: somewhere(({ weightKilograms }) => weightKilograms),
      bundle: somewhere(({ bundleItems, comboSku }) => bundleItems.length > 1 && comboSku),
      required: somewhere(({ requiredAccessories }) => requiredAccessories.length),
      recommended: somewhere(({ recommendedAccessories }) => recommendedAccessories.length),
      serviceParts: somewhere(({ serviceParts }) => serviceParts.length),
      services: somewhere(({ services }) => services.length),
      soldByBox: somewhere(({ coverage }) => coverage?.soldByBox),
      soldByPiece: somewhere(({ coverage }) => coverage?.soldByBox === false),
      trim: somewhere(({ coverage }) => coverage?.productType === 'trim'),
      unreleased: somewhere(({ releaseDate }) => releaseDate > '2030-01-02'),
      new: somewhere(({ launchDate }) => launchDate > '2029-07-02'),
      specialOrder: somewhere(({ specialOrder }) => specialOrder),
      notOnline: somewhere(({ soldOnline }) => !soldOnline),
      retailExclusive: somewhere(({ retailExclusive }) => retailExclusive),
      statesExcluded: somewhere(({ statesExcluded }) => statesExcluded.includes('CA')),
      businessUnit: somewhere(({ businessUnit }) => businessUnit),
      allDiscontinued: somewhere(({ variants: all }) => all.every(({ discontinued }) => discontinued !== false)),
      discontinued: somewhere(({ variants: all }) =>
        all.some((each) => each.discontinued && each.discontinued < '2030'),
      ),
      discontinuedLater: somewhere(({ variants: all }) =>
        all.some((each) => each.discontinued && each.discontinued > '2030-01-02'),
      ),
      backOrder: somewhere(({ variants: all }) =>
        all.some(({ stock, backOrderable }) => stock.available === 0 && backOrderable),
      ),
      outOfStock: somewhere(({ variants: all }) =>
        all.some(({ stock, backOrderable }) => stock.available === 0 && !backOrderable),
      ),
      restocked: somewhere(({ variants: all }) => all.some(({ stock }) => stock.restockableInDays)),
    };
    expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([]);
    const kinds = products.flatMap(({ documents }) => documents.map(({ kind }) => kind));
    expect(new Set(kinds)).toEqual(new Set(['tearSheet', 'installation', 'drawing', 'cad2d', 'model3d']));
    expect(new Set(products.map(({ freight }) => freight.type))).toEqual(new Set(freightTypes));
    const categories = products.map(({ category }) => category.en);
    expect(categories).toContain('Toilet Seats');
    expect(categories).toContain('Bidet Seats');
  });

  test('every sku has a picture that the image service can serve', () => {
    const names = new Set(readPictureMasters().map(({ name }) => name));
    expect(variants().filter(({ image }) => !names.has(image))).toEqual([]);
    expect(products.flatMap(({ images }) => images).filter((image) => !names.has(image))).toEqual([]);
  });
});

describe('texts', () => {
  test('no two products share a name, slug or description in either language', () => {
    const distinct = (of: (product: Product) => string) => expect(repeated(products.map(of))).toEqual([]);
    distinct(({ id }) => id);
    distinct(({ slug }) => slug);
    for (const language of ['en', 'fr'] as const) {
      distinct(({ name }) => inLocale(name, language));
      distinct(({ shortDescription }) => inLocale(shortDescription, language));
      distinct(({ description }) => inLocale(description, language));
      distinct(({ metaTitle }) => inLocale(metaTitle, language));
    }
    expect(repeated(variants().map(({ sku }) => sku))).toEqual([]);
    expect(repeated(variants().map(({ customerFacingSku }) => customerFacingSku))).toEqual([]);
  });

  test('no English words occur in French texts, and no French words in English texts', () => {
    const english =
      /(?<![\p{L}-])(the|and|with|from|that|this|your|which|its|are|has|for|of|by|faucet|sink|tile|shower|towel|handle|finish|brass|wall)(?![\p{L}-])/iu;
    const french =
      /(?<![\p{L}'’-])(le|la|les|des|du|une|avec|sans|pour|dans|est|sont|robinet|évier|carreau)(?![\p{L}-])/iu;
    const names = new Set(products.flatMap(({ brand, collection }) => [brand, collection?.name ?? brand]));
    const named = new RegExp([...names].sort((one, other) => other.length - one.length).join('|'), 'g');
    const leaks = (language: Locale, foreign: RegExp) =>
      products.flatMap((product) =>
        texts(product, language).filter((text) => foreign.test(text.replaceAll(named, ''))),
      );
    expect(leaks('fr', english)).toEqual([]);
    expect(leaks('en', french)).toEqual([]);
  });

  test('texts follow the elision, spacing and quotation rules of their language', () => {
    const faults = {
      fr: /(?<![\p{L}’])(de|que|ne|se|le|la|ce|jusque) (?!onz|oui)[aeiouéèêîâ]|['"]| [:;?!%]|\d ?in\./iu,
      en: /['"]|(?<![\dx])\u00a0|\.\.| {2}|(?<!\p{L})(a [aeio]\p{L}+|an [bcdfgjklmnpqrstvwxyz]\p{L}+)/iu,
    };
    for (const language of ['en', 'fr'] as const) {
      const bad = products.flatMap((product) => texts(product, language).filter((text) => faults[language].test(text)));
      expect([...new Set(bad)]).toEqual([]);
    }
  });

  test('no text has an unfilled placeholder', () => {
    expect(products.filter((product) => /\{\w+\}/.test(JSON.stringify(product)))).toEqual([]);
  });
});

describe('prices', () => {
  test('no customer group pays more than guests', () => {
    const groupsAboveGuests = ({ sku, prices }: Variant, kind: string): string[] => {
      const cents = (group: string): number => {
        const entry = prices.find(({ key }) => key === `${sku}-${kind}-${group}`);
        return entry?.discountedCentAmount ?? entry?.centAmount ?? 0;
      };
      return customerGroups.filter((group) => cents(group) > cents('GST')).map((group) => `${sku} ${kind} ${group}`);
    };
    expect(
      variants().flatMap((each) => [...groupsAboveGuests(each, 'standalone'), ...groupsAboveGuests(each, 'pricelist')]),
    ).toEqual([]);
  });

  test('prices of every kind occur: standalone, pricelist, for all groups, on sale, and of a picture variant', () => {
    const all = variants().flatMap(({ prices }) => prices);
    expect(all.some(({ key }) => key.includes('standalone'))).toBe(true);
    expect(all.some(({ key }) => key.includes('pricelist'))).toBe(true);
    expect(all.some(({ customerGroup }) => customerGroup === undefined)).toBe(true);
    expect(all.some(({ discountedCentAmount }) => discountedCentAmount !== undefined)).toBe(true);
    expect(all.some(({ sku }) => sku.includes('IMGV'))).toBe(true);
    expect(all.every((price) => (price.discountedCentAmount ?? 0) <= price.centAmount)).toBe(true);
  });

  test('a set costs less than its parts, which have the finish of the set', () => {
    const bySku = new Map(variants().map((variant) => [variant.sku, variant]));
    const list = (sku: string) =>
      Math.max(
        ...(bySku.get(sku)?.prices ?? [])
          .filter(({ customerGroup }) => customerGroup === 'GST')
          .map(({ centAmount }) => centAmount),
      );
    const sets = products.filter(({ bundleItems }) => bundleItems.length > 0);
    for (const set of sets) {
      for (const variant of set.variants) {
        const parts = set.bundleItems.map(({ skuByVariant, quantity }) => ({
          sku: skuByVariant[variant.sku] ?? '',
          quantity,
        }));
        const sum = parts.reduce((cents, { sku, quantity }) => cents + quantity * list(sku), 0);
        expect(list(variant.sku), variant.sku).toBeLessThan(sum);
        const finishes = parts.map(({ sku }) => bySku.get(sku)?.finish.en);
        expect(finishes).toContain(variant.finish.en);
      }
    }
  });
});

test('names, slugs and descriptions are unique in a catalogue half as large again', () => {
  const seen = new Set<string>();
  const twice: string[] = [];
  for (const { slug, id, description, variants: all } of generateProducts({ today, count: 1_450 })) {
    for (const text of [slug, id, ...Object.values(description), ...all.map(({ sku }) => sku)]) {
      if (seen.has(text)) twice.push(text);
      seen.add(text);
    }
  }
  expect(twice).toEqual([]);
});
