import {
  Badge,
  Button,
  CheckboxGroup,
  Disclosure,
  Grid,
  Heading,
  MediaCard,
  Picture,
  SelectField,
  Stack,
  Text,
} from '@basin/react-ui';
import type { ListProducts, ProductCard, ProductFacet, ProductFilters, ProductSort } from '@basin/sdk';
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

/** A category: what it can be narrowed by, its products, and more of them. */
export function Listing({ category }: { readonly category: string }) {
  const [wanted, setWanted] = useState<ListProducts>({ category, sort: 'relevance' });
  // what was listed before stays until the next listing has come
  const listing = useInfiniteQuery({
    ...listingPages(sdk, wanted),
    placeholderData: (before) => before,
    throwOnError: true,
  });
  if (!listing.data) return <Text role="status">Loading</Text>;
  const [first] = listing.data.pages;
  const choose = (filters: ProductFilters) => setWanted({ ...wanted, filters });
  return (
    <Stack gap={6}>
      <Heading level={1}>Bathroom faucets</Heading>
      <Text role="status">{first?.total} products</Text>
      <SelectField
        label="Sort by"
        options={sorts}
        value={wanted.sort}
        onValueChange={(chosen) => setWanted({ ...wanted, sort: sorts.find(({ value }) => value === chosen)?.value })}
      />
      <Disclosure summary="Filters">
        {first?.facets.map((facet) => (
          <Facet key={facet.name} facet={facet} filters={wanted.filters ?? {}} onChoose={choose} />
        ))}
      </Disclosure>
      <Grid columns={2} desktop={4} gap={6} aria-busy={listing.isPlaceholderData}>
        {listing.data.pages
          .flatMap(({ products }) => products)
          .map((product) => (
            <Card key={product.sku} product={product} />
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
    <CheckboxGroup
      name={name}
      legend={label}
      options={values.map(({ key, label: text, count }) => ({ value: key, label: `${text} (${count})` }))}
      value={chosen}
      onValueChange={(values) => onChoose({ ...filters, [name]: values })}
    />
  );
}

function Card({ product: { name, slug, image, price, badges, finishes } }: { readonly product: ProductCard }) {
  const { data: settings } = useQuery(queries.content.settings());
  return (
    <MediaCard
      title={name}
      href={`#/products/${slug}`}
      headingLevel={2}
      media={
        image &&
        settings && (
          <Picture src={pictureUrl(image.name, settings.imageAccount, 400)} alt={image.alt} width={400} height={400} />
        )
      }
      badges={badges.includes('sale') && <Badge>Sale</Badge>}
    >
      <Text>{price ? `${price.isRange ? 'From ' : ''}${priceText(price.from)}` : 'Price on request'}</Text>
      <Text>{finishes.length} finishes</Text>
    </MediaCard>
  );
}
