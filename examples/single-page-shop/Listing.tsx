import {
  Button,
  Disclosure,
  FacetGroup,
  Grid,
  Heading,
  Picture,
  ProductCard,
  SelectField,
  Stack,
  Text,
} from '@basin/react-ui';
import type { ListProducts, ProductCard as Product, ProductFacet, ProductFilters, ProductSort } from '@basin/sdk';
import { listingPages } from '@basin/sdk/query';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pictureUrl, priceText, queries, sdk } from './shop.ts';

const sorts: readonly { readonly value: ProductSort; readonly label: string }[] = [
  { value: 'relevance', label: 'Most relevant' },
  { value: 'price-asc', label: 'Price, low to high' },
  { value: 'price-desc', label: 'Price, high to low' },
  { value: 'newest', label: 'Newest' },
];

/** A category with its filters, products and a button for more. */
export function Listing({ category }: { readonly category: string }) {
  const [wanted, setWanted] = useState<ListProducts>({ category, sort: 'relevance' });
  // the previous listing stays until the next one has loaded
  const listing = useInfiniteQuery({
    ...listingPages(sdk, wanted),
    placeholderData: (before) => before,
    throwOnError: true,
  });
  const { data: settings } = useQuery(queries.content.settings());
  if (!listing.data || !settings) return <Text role="status">Loading</Text>;
  const [first] = listing.data.pages;
  const choose = (filters: ProductFilters) => setWanted({ ...wanted, filters });
  return (
    <Stack gap={6}>
      <Heading level={1}>Bathroom faucets</Heading>
      <Stack direction="row" justify="between" align="center">
        <Text role="status">{first?.total} products</Text>
        <SelectField
          inline
          label="Sort by"
          options={sorts}
          value={wanted.sort}
          onValueChange={(chosen) => setWanted({ ...wanted, sort: sorts.find(({ value }) => value === chosen)?.value })}
        />
      </Stack>
      <Disclosure summary="Filters">
        {first?.facets.map((facet) => (
          <Facet key={facet.name} facet={facet} filters={wanted.filters ?? {}} onChoose={choose} />
        ))}
      </Disclosure>
      <Grid columns={2} desktop={4} gap={6} aria-busy={listing.isPlaceholderData}>
        {listing.data.pages
          .flatMap(({ products }) => products)
          .map((product) => (
            <Card key={product.sku} product={product} account={settings.imageAccount} />
          ))}
      </Grid>
      {listing.hasNextPage && <Button onClick={() => void listing.fetchNextPage()}>Show more</Button>}
    </Stack>
  );
}

interface FacetProps {
  readonly facet: ProductFacet;
  readonly filters: ProductFilters;
  readonly onChoose: (filters: ProductFilters) => void;
}

function Facet({ facet: { name, label, values }, filters, onChoose }: FacetProps) {
  const chosen = filters[name] ?? [];
  return (
    <FacetGroup
      name={name}
      legend={label}
      more="Show more"
      less="Show less"
      options={values.map(({ key, label: text, count }) => ({ value: key, label: text, note: count }))}
      value={chosen}
      onValueChange={(values) => onChoose({ ...filters, [name]: values })}
    />
  );
}

function Card({ product, account }: { readonly product: Product; readonly account: string | null }) {
  const { name, slug, brand, image, price, badges, finishes } = product;
  const picture = (file: string, widthPx: number) => pictureUrl(file, account, widthPx);
  return (
    <ProductCard
      name={name}
      brand={brand}
      href={`#/products/${slug}`}
      headingLevel={2}
      picture={image && <Picture src={picture(image.name, 400)} alt={image.alt} width={400} height={400} />}
      price={{ current: price ? `${price.isRange ? 'From ' : ''}${priceText(price.from)}` : 'Price on request' }}
      badges={badges.includes('sale') ? [{ label: 'Sale' }] : []}
      swatches={{
        swatches: finishes.map((finish) => ({ label: finish.name, image: picture(finish.swatch, 40) })),
        more: (hidden) => `+${hidden}`,
      }}
    />
  );
}
