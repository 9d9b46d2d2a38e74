import type { Product } from '../catalogue/product.ts';
import type { CatalogueSource } from './catalogue-source.ts';

/** An in-memory catalogue that a test can modify. */
export interface TestSource extends CatalogueSource {
  products: readonly Product[];
  changes: number;
  readonly soldOutSkus: Set<string>;
}

export function testSource(products: readonly Product[]): TestSource {
  const source: TestSource = {
    products,
    changes: 0,
    soldOutSkus: new Set(),
    revision: () => Promise.resolve(source.changes),
    async *batches() {
      yield await Promise.resolve(source.products);
    },
    read: (ids) => {
      const wanted = new Set(ids);
      return Promise.resolve(
        new Map(source.products.filter(({ id }) => wanted.has(id)).map((each) => [each.id, each])),
      );
    },
    soldOut: (skus) => Promise.resolve(new Set(skus.filter((sku) => source.soldOutSkus.has(sku)))),
  };
  return source;
}
