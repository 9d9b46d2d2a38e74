import { Disclosure, Grid, Heading, Link, Picture, ProductCard, Stack, Text } from '@basin/react-ui';
import type { ProductCard as Product, ProductFacet, ProductSort } from '@basin/sdk';
import { nextPage, pageUrl, readQuery, sdkQuery, toggleFilter, type ListQuery, type SearchParams } from '../listing.ts';
import { shopper } from '../sdk.ts';
import { pictureOf, pictureUrl, priceText } from '../texts.ts';

/** A category with its filters as links, which work before scripts load. */
export default async function Listing({ searchParams }: { readonly searchParams: Promise<SearchParams> }) {
  const [query, sdk] = [readQuery(await searchParams), await shopper()];
  const [listing, settings] = await Promise.all([sdk.products.list(sdkQuery(query)), sdk.content.settings()]);
  const first = { ...query, page: 1 };
  const next = nextPage(query, listing.total);
  return (
    <Stack gap={6}>
      <title>Our products</title>
      <Heading level={1}>Our products</Heading>
      <Text role="status">{listing.total} products</Text>
      <Stack render={<nav />} direction="row" aria-label="Sort by">
        {sorts.map(([sort, label]) => (
          <Link key={sort} href={pageUrl({ ...first, sort })} aria-current={sort === query.sort || undefined}>
            {label}
          </Link>
        ))}
      </Stack>
      <Disclosure summary="Filters" open={Object.keys(query.filters).length > 0}>
        {listing.facets.map((facet) => (
          <Facet key={facet.name} facet={facet} query={query} />
        ))}
      </Disclosure>
      <Grid columns={2} desktop={4} gap={6}>
        {listing.products.map((product) => (
          <Card key={product.sku} product={product} account={settings.imageAccount} />
        ))}
      </Grid>
      {next && <Link href={pageUrl(next)}>More products</Link>}
    </Stack>
  );
}

const sorts: readonly (readonly [ProductSort, string])[] = [
  ['relevance', 'Most relevant'],
  ['price-asc', 'Price, low to high'],
  ['newest', 'Newest'],
];

function Facet({ facet, query }: { readonly facet: ProductFacet; readonly query: ListQuery }) {
  return (
    <Stack render={<section />} direction="row" aria-label={facet.label}>
      <Text>{facet.label}</Text>
      {facet.values.map(({ key, label, count, isChosen }) => (
        <Link key={key} href={pageUrl(toggleFilter(query, facet.name, key))} aria-current={isChosen || undefined}>
          {label} ({count})
        </Link>
      ))}
    </Stack>
  );
}

function Card({ product, account }: { readonly product: Product; readonly account: string | null }) {
  const { name, slug, brand, image, price, finishes } = product;
  const swatches = finishes.map((finish) => ({ label: finish.name, image: pictureUrl(finish.swatch, account, 40) }));
  return (
    <ProductCard
      name={name}
      brand={brand}
      href={`/products/${slug}`}
      headingLevel={2}
      picture={image && <Picture {...pictureOf(image, account, 400)} />}
      price={{ current: price ? `${price.isRange ? 'From ' : ''}${priceText(price.from)}` : 'Price on request' }}
      swatches={{ swatches, more: (hidden) => `+${hidden}` }}
    />
  );
}
