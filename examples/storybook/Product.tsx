import {
  Button,
  DescriptionList,
  Grid,
  Heading,
  Notice,
  Price,
  QuantityField,
  Stack,
  SwatchPicker,
  Text,
} from '@basin/react-ui';
import type { ChangedCart, Finish, ProductDetails } from '@basin/sdk';
import { useMutation, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CataloguePicture, pictureQuery } from './CataloguePicture.tsx';
import { priceText } from './price-text.ts';
import { useShop } from './Shopper.tsx';

/** A product in one of its finishes. */
export function Product({ slug, sku: first }: { readonly slug: string; readonly sku: string }) {
  const { queries } = useShop();
  const [sku, setSku] = useState(first);
  const { data: product } = useQuery({ ...queries.products.get(slug, { sku }), placeholderData: (before) => before });
  if (!product) return <Text role="status">Loading</Text>;
  const [picture] = product.pictures;
  return (
    <Grid columns={1} tablet={2} gap={6}>
      {/* as high as it is, however long the facts beside it are */}
      <Stack>{picture && <CataloguePicture {...picture} sizePx={640} />}</Stack>
      <Stack gap={4}>
        <Heading level={1}>{product.name}</Heading>
        <Price size="l" current={product.price ? priceText(product.price.now) : 'Price on request'} />
        <Text>{product.shortDescription}</Text>
        <Finishes finishes={product.finishes} sku={sku} onChoose={setSku} />
        <AddToCart key={product.sku} product={product} />
        <DescriptionList items={product.specifications.map(({ label, value }) => ({ term: label, details: value }))} />
      </Stack>
    </Grid>
  );
}

interface FinishesProps {
  readonly finishes: readonly Finish[];
  readonly sku: string;
  readonly onChoose: (sku: string) => void;
}

function Finishes({ finishes, sku, onChoose }: FinishesProps) {
  const images = useQueries({ queries: finishes.map(({ swatch }) => pictureQuery(swatch)) });
  const options = finishes.map((finish, index) => ({
    value: finish.sku,
    label: finish.name,
    image: images[index]?.data,
  }));
  return <SwatchPicker legend="Finish" options={options} value={sku} onValueChange={onChoose} />;
}

/** Adds the chosen finish with its required parts. */
function AddToCart({ product: { sku, delivery, requiredParts } }: { readonly product: ProductDetails }) {
  const { sdk } = useShop();
  const [quantity, setQuantity] = useState('1');
  const add = useMutation({
    mutationFn: () => sdk.cart.add({ sku, quantity: Number(quantity), accessories: requiredParts }),
  });
  if (delivery === null) return <Notice tone="warning">This finish is sold out.</Notice>;
  return (
    <Stack gap={3} align="start">
      <QuantityField
        label="Quantity"
        decrease={{ label: 'One less' }}
        increase={{ label: 'One more' }}
        value={quantity}
        onValueChange={setQuantity}
      />
      <Button variant="primary" pending={add.isPending} onClick={() => add.mutate()}>
        Add to cart
      </Button>
      {add.data && <Notice role="status">{addedText(sku, add.data)}</Notice>}
      {add.isError && <Notice tone="danger">It could not be added. Please try again.</Notice>}
    </Stack>
  );
}

/** The quantity now in the cart, which the stock may have reduced. */
function addedText(sku: string, { cart, notices }: ChangedCart): string {
  const cut = notices.find((notice) => notice.sku === sku);
  return cut
    ? `Only ${cut.quantity} are in stock. They are in your cart.`
    : `Your cart has ${cart?.units ?? 0} pieces.`;
}
