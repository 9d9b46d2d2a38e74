import {
  Button,
  DescriptionList,
  Grid,
  Heading,
  Picture,
  Price,
  SelectField,
  Stack,
  SwatchList,
  Text,
} from '@basin/react-ui';
import type { ProductDetails } from '@basin/sdk';
import { notFound } from 'next/navigation';
import { shopper } from '../../../sdk.ts';
import { pictureOf, pictureUrl, priceText, quantitiesTo } from '../../../texts.ts';
import { addToCart } from '../../cart/actions.ts';

interface ProductPageProps {
  readonly params: Promise<{ slug: string }>;
  readonly searchParams: Promise<{ sku?: string }>;
}

/** A product in the finish given in the URL. */
export default async function ProductPage({ params, searchParams }: ProductPageProps) {
  const [{ slug }, { sku }, sdk] = await Promise.all([params, searchParams, shopper()]);
  const [product, { imageAccount }] = await Promise.all([sdk.products.get(slug, { sku }), sdk.content.settings()]);
  if (!product) notFound();
  const [picture] = product.pictures;
  return (
    <Stack gap={6}>
      <title>{product.name}</title>
      <Heading level={1}>{product.name}</Heading>
      <Grid columns={1} desktop={2} gap={6}>
        {picture && <Picture priority {...pictureOf(picture, imageAccount, 800)} />}
        <Stack gap={4}>
          <Price size="l" current={product.price ? priceText(product.price.now) : 'Price on request'} />
          <Text>{product.shortDescription}</Text>
          <Finishes product={product} account={imageAccount} />
          <AddToCart product={product} />
        </Stack>
      </Grid>
      <DescriptionList items={product.specifications.map(({ label, value }) => ({ term: label, details: value }))} />
    </Stack>
  );
}

/** Links to the product in each finish. */
function Finishes({ product, account }: { readonly product: ProductDetails; readonly account: string | null }) {
  const { finishes, finish, slug } = product;
  const swatches = finishes.map(({ sku, name, swatch, state }) => ({
    label: name,
    href: `/products/${slug}?sku=${encodeURIComponent(sku)}`,
    image: pictureUrl(swatch, account, 80),
    unavailable: state === 'discontinued',
  }));
  return (
    <Stack render={<section />} gap={3} aria-label="Finishes">
      <Text>Finish: {finish}</Text>
      <SwatchList swatches={swatches} mode="wide" more={(hidden) => `+${hidden}`} />
    </Stack>
  );
}

/** Adds the chosen finish with its required parts. */
function AddToCart({ product: { sku, delivery, requiredParts } }: { readonly product: ProductDetails }) {
  if (delivery === null) return <Text>It cannot be bought here at present.</Text>;
  return (
    <form action={addToCart}>
      <Stack gap={3}>
        <input type="hidden" name="sku" value={sku} />
        {requiredParts.map((part) => (
          <input key={part.key} type="hidden" name="part" value={part.sku} />
        ))}
        <SelectField name="quantity" label="Quantity" options={quantitiesTo(10).slice(1)} />
        <Button type="submit" variant="primary">
          Add to cart
        </Button>
      </Stack>
    </form>
  );
}
