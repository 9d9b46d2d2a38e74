import { Chip, Disclosure, Grid, Heading, Link, MediaCard, Picture, Stack, Text } from '@basin/react-ui';
import type { ProductCard, ProductFacet, ProductSort } from '@basin/sdk';
import { addressOf, nextOf, questionOf, toggled, wantedBy, type SearchParams, type Wanted } from '../listing.ts';
import { shopper } from '../sdk.ts';
import { pictureOf, priceText } from '../texts.ts';

/** A category, and links to all that it can be narrowed to: they work before scripts load. */
export default async function Listing({ searchParams }: { readonly searchParams: Promise<SearchParams> }) {
  const [wanted, sdk] = [wantedBy(await searchParams), await shopper()];
  const [listing, settings] = await Promise.all([sdk.products.list(questionOf(wanted)), sdk.content.settings()]);
  const next = nextOf(wanted, listing.total);
  return (
    <Stack gap={6}>
      <title>Our products</title>
      <Heading level={1}>Our products</Heading>
      <Text role="status">{listing.total} products</Text>
      <Stack render={<nav />} direction="row" aria-label="Sort by">
        {sorts.map(([sort, label]) => (
          <Link
            key={sort}
            href={addressOf({ ...wanted, sort, page: 1 })}
            aria-current={sort === wanted.sort || undefined}
          >
            {label}
          </Link>
        ))}
      </Stack>
      <Disclosure summary="Filters" open={Object.keys(wanted.filters).length > 0}>
        {listing.facets.map((facet) => (
          <Facet key={facet.name} facet={facet} wanted={wanted} />
        ))}
      </Disclosure>
      <Grid columns={2} desktop={4} gap={6}>
        {listing.products.map((product) => (
          <Card key={product.sku} product={product} account={settings.imageAccount} />
        ))}
      </Grid>
      {next && <Link href={addressOf(next)}>More products</Link>}
    </Stack>
  );
}

const sorts: readonly (readonly [ProductSort, string])[] = [
  ['relevance', 'Most relevant'],
  ['price-asc', 'Price, low to high'],
  ['price-desc', 'Price, high to low'],
  ['newest', 'Newest'],
];

function Facet({ facet, wanted }: { readonly facet: ProductFacet; readonly wanted: Wanted }) {
  const { name, label, values } = facet;
  const links = values.map((value) => ({ ...value, href: addressOf(toggled(wanted, name, value.key)) }));
  return (
    <Stack render={<section />} direction="row" aria-label={label}>
      <Heading level={2} size="title">
        {label}
      </Heading>
      {links.map((value) =>
        value.isChosen ? (
          <Chip key={value.key} href={value.href} removeLabel="Remove filter">
            {value.label}
          </Chip>
        ) : (
          <Link key={value.key} href={value.href}>
            {value.label} ({value.count})
          </Link>
        ),
      )}
    </Stack>
  );
}

function Card({ product, account }: { readonly product: ProductCard; readonly account: string | null }) {
  const { name, slug, image, price, finishes } = product;
  return (
    <MediaCard
      title={name}
      href={`/products/${slug}`}
      headingLevel={2}
      media={image && <Picture {...pictureOf(image, account, 400)} />}
    >
      <Text>{price ? `${price.isRange ? 'From ' : ''}${priceText(price.from)}` : 'Price on request'}</Text>
      <Text>{finishes.length} finishes</Text>
    </MediaCard>
  );
}
