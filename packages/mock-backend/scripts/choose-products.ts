import type { Product } from '@basin/gateway/demonstration';

/**
 * Chooses up to `count` products, from each category in turn, each with the parts that it needs, and one product per category of
 * service parts and services. References to products that are not chosen are removed. The order is unchanged, so that a
 * product still refers only to earlier ones.
 */
export function chooseProducts(all: readonly Product[], count: number): Product[] {
  const bySku = new Map(all.flatMap((product) => product.variants.map(({ sku }) => [sku, product] as const)));
  const chosen = new Set<Product>();
  const groups = [...Map.groupBy(all, ({ category }) => category.en).values()];
  for (const product of interleave(groups.map((group) => (isOwn(group[0]) ? group : group.slice(0, 1))))) {
    const added = new Set([...chosen, ...withParts(product, bySku)]);
    if (added.size <= count) for (const each of added) chosen.add(each);
  }
  const skus = new Set([...chosen].flatMap(({ variants }) => variants.map(({ sku }) => sku)));
  const isChosen = (sku: string) => skus.has(sku);
  return all.filter((product) => chosen.has(product)).map((product) => withoutOthers(product, isChosen));
}

const isOwn = (product: Product | undefined) => product?.kind !== 'part' && product?.kind !== 'service';

/** The first of each group, then the second of each. */
function* interleave(groups: readonly (readonly Product[])[]): Generator<Product> {
  const longest = Math.max(...groups.map(({ length }) => length));
  for (let place = 0; place < longest; place++) for (const { [place]: product } of groups) if (product) yield product;
}

function withParts(product: Product, bySku: ReadonlyMap<string, Product>): Product[] {
  const skus = [...product.bundleItems.map(({ sku }) => sku), ...product.requiredAccessories];
  return [product, ...skus.flatMap((sku) => bySku.get(sku) ?? []).flatMap((part) => withParts(part, bySku))];
}

const withoutOthers = (product: Product, isChosen: (sku: string) => boolean): Product => ({
  ...product,
  recommendedAccessories: product.recommendedAccessories.filter(isChosen),
  serviceParts: product.serviceParts.filter(isChosen),
  services: product.services.filter(isChosen),
});
