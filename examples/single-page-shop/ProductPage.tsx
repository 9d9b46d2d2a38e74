import {
  Button,
  DescriptionList,
  Grid,
  Heading,
  Notice,
  Picture,
  Price,
  SelectField,
  Stack,
  SwatchPicker,
  Text,
} from '@basin/react-ui';
import type { ProductDetails } from '@basin/sdk';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pictureUrl, priceText, quantities, queries, refresh, sdk } from './shop.ts';

/** A product in the chosen finish. */
export function ProductPage({ slug }: { readonly slug: string }) {
  const [sku, setSku] = useState<string>();
  const { data: product } = useQuery({
    ...queries.products.get(slug, sku === undefined ? {} : { sku }),
    placeholderData: (before) => before,
    throwOnError: true,
  });
  if (product === undefined) return <Text role="status">Loading</Text>;
  if (product === null) return <Heading level={1}>This product is no longer sold</Heading>;
  return (
    <Stack gap={6}>
      <Heading level={1}>{product.name}</Heading>
      <Grid columns={1} desktop={2} gap={6}>
        <MainPicture product={product} />
        <Stack gap={4}>
          <Price size="l" current={product.price ? priceText(product.price.now) : 'Price on request'} />
          <Text>{product.shortDescription}</Text>
          <Finishes product={product} onChoose={setSku} />
          <AddToCart key={product.sku} product={product} />
        </Stack>
      </Grid>
      <DescriptionList items={product.specifications.map(({ label, value }) => ({ term: label, details: value }))} />
    </Stack>
  );
}

function MainPicture({ product: { pictures } }: { readonly product: ProductDetails }) {
  const { data: settings } = useQuery(queries.content.settings());
  const [first] = pictures;
  if (!first || !settings) return null;
  return (
    <Picture
      priority
      src={pictureUrl(first.name, settings.imageAccount, 800)}
      alt={first.alt}
      width={800}
      height={800}
    />
  );
}

interface FinishesProps {
  readonly product: ProductDetails;
  readonly onChoose: (sku: string) => void;
}

function Finishes({ product: { finishes, sku }, onChoose }: FinishesProps) {
  const { data: settings } = useQuery(queries.content.settings());
  if (!settings) return null;
  const options = finishes.map((finish) => ({
    value: finish.sku,
    label: finish.name,
    image: pictureUrl(finish.swatch, settings.imageAccount, 80),
    unavailable: finish.state === 'discontinued',
  }));
  return <SwatchPicker legend="Finish" options={options} value={sku} onValueChange={onChoose} />;
}

/** Adds the chosen finish with its required parts. The stock may reduce the quantity. */
function AddToCart({ product }: { readonly product: ProductDetails }) {
  const [quantity, setQuantity] = useState('1');
  const add = useMutation({
    mutationFn: () =>
      sdk.cart.add({ sku: product.sku, quantity: Number(quantity), accessories: product.requiredParts }),
    onSuccess: () => refresh('cart.add'),
  });
  if (product.delivery === null) return <Text>It cannot be bought here at present.</Text>;
  return (
    <Stack gap={3}>
      <SelectField label="Quantity" options={quantities} value={quantity} onValueChange={setQuantity} />
      <Button variant="primary" pending={add.isPending} onClick={() => add.mutate()}>
        Add to cart
      </Button>
      {add.isSuccess && <Notice role="status">{addedText(add.data.notices.length > 0)}</Notice>}
      {add.isError && <Notice tone="danger">It could not be added. Please try again.</Notice>}
    </Stack>
  );
}

const addedText = (isCut: boolean) =>
  isCut ? 'The cart has as many as there are in stock.' : 'It is in your cart, with the parts that it needs.';
