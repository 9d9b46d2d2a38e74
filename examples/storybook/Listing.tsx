import { Button, Chip, Disclosure, FacetGroup, Grid, Heading, Notice, ProductCard, Stack, Text } from '@basin/react-ui';
import type { ProductCard as Product, ProductFacet, ProductFilters } from '@basin/sdk';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CataloguePicture, pictureQuery } from './CataloguePicture.tsx';
import { priceText } from './price-text.ts';
import { useShop } from './Shopper.tsx';

/** A category with its filters. */
export function Listing({ category }: { readonly category: string }) {
  const { queries } = useShop();
  const [filters, setFilters] = useState<ProductFilters>({});
  // the previous listing stays until the next one has loaded
  const listing = useQuery({ ...queries.products.list({ category, filters }), placeholderData: (before) => before });
  if (listing.isError) return <ListingFailed onRetry={() => void listing.refetch()} />;
  if (!listing.data) return <Text role="status">Loading</Text>;
  const { products, facets, total } = listing.data;
  return (
    <Stack gap={6}>
      <Heading level={1}>Bathroom faucets</Heading>
      <Text role="status">{total} products</Text>
      <Chosen facets={facets} filters={filters} onChange={setFilters} />
      <Disclosure summary="Filters">
        {facets.map((facet) => (
          <Facet key={facet.name} facet={facet} filters={filters} onChange={setFilters} />
        ))}
      </Disclosure>
      <Grid columns={2} tablet={3} desktop={4} gap={6} aria-busy={listing.isPlaceholderData}>
        {products.map((product) => (
          <Card key={product.sku} product={product} />
        ))}
      </Grid>
    </Stack>
  );
}

const ListingFailed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Stack gap={4} align="start">
    <Heading level={1}>Bathroom faucets</Heading>
    <Notice
      tone="danger"
      role="alert"
      title="The products could not be loaded"
      actions={<Button onClick={onRetry}>Try again</Button>}
    />
  </Stack>
);

interface FilterProps {
  readonly filters: ProductFilters;
  readonly onChange: (filters: ProductFilters) => void;
}

/** Returns the filters with a value added, or removed if it was selected. */
const toggled = (filters: ProductFilters, name: ProductFacet['name'], key: string): ProductFilters => {
  const chosen = filters[name] ?? [];
  return { ...filters, [name]: chosen.includes(key) ? chosen.filter((each) => each !== key) : [...chosen, key] };
};

function Facet({ facet: { name, label, values }, filters, onChange }: FilterProps & { readonly facet: ProductFacet }) {
  return (
    <FacetGroup
      name={name}
      legend={label}
      more="Show more"
      less="Show less"
      options={values.map(({ key, label: text, count }) => ({ value: key, label: text, note: count }))}
      value={filters[name] ?? []}
      onValueChange={(chosen) => onChange({ ...filters, [name]: chosen })}
    />
  );
}

/** The selected filters, each with a remove button. */
function Chosen({ facets, filters, onChange }: FilterProps & { readonly facets: readonly ProductFacet[] }) {
  const chosen = facets.flatMap(({ name, values }) =>
    values.filter(({ key }) => filters[name]?.includes(key)).map(({ key, label }) => ({ name, key, label })),
  );
  if (chosen.length === 0) return null;
  return (
    <Stack direction="row" gap={2}>
      {chosen.map(({ name, key, label }) => (
        <Chip key={key} removeLabel="Remove filter" onClick={() => onChange(toggled(filters, name, key))}>
          {label}
        </Chip>
      ))}
    </Stack>
  );
}

function Card({ product: { name, slug, brand, image, price, badges, finishes } }: { readonly product: Product }) {
  const faces = useQueries({ queries: finishes.map(({ swatch }) => pictureQuery(swatch)) });
  return (
    <ProductCard
      name={name}
      brand={brand}
      href={`#${slug}`}
      headingLevel={2}
      picture={image && <CataloguePicture {...image} sizePx={320} />}
      price={{ current: price ? `${price.isRange ? 'From ' : ''}${priceText(price.from)}` : 'Price on request' }}
      badges={badges.includes('sale') ? [{ label: 'Sale' }] : []}
      swatches={{
        swatches: finishes.map(({ name: label }, index) => ({ label, image: faces[index]?.data })),
        more: (hidden) => `+${hidden}`,
      }}
    />
  );
}
