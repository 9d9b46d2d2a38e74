import type { Sdk } from '@basin/sdk';

/** Filters a listing step by step. Each result contains the remaining choices. */
export async function narrow(sdk: Sdk, category: string) {
  const all = await sdk.products.list({ category });
  const [facet] = all.facets; // { name: 'type', label: 'Type', values: [{ key, label, count, isChosen }] }
  const [value] = facet?.values ?? [];
  const filters = facet && value ? { [facet.name]: [value.key] } : {};
  const narrowed = await sdk.products.list({ category, filters, price: { to: 150_000 }, sort: 'price-asc' });
  const rest = await sdk.products.list({ category, filters, skip: narrowed.products.length });
  return { all: all.total, narrowed: narrowed.total, more: rest.products.length > 0 };
}

/** Returns what a search field shows: suggestions while typing, then products, service parts and pages. */
export async function find(sdk: Sdk, typed: string) {
  const suggestions = await sdk.products.suggest(typed);
  const { products, pages } = await sdk.products.search(suggestions.products[0]?.name ?? typed);
  return { suggestions: suggestions.products.length, products: products.total, pages: pages.length };
}
