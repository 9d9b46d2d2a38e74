import { Button, CartLine, Heading, LinkButton, Notice, Picture, SelectField, Stack, Text } from '@basin/react-ui';
import type { Cart, LineItem } from '@basin/sdk';
import { shopper } from '../../sdk.ts';
import { pictureOf, priceText, quantitiesTo } from '../../texts.ts';
import { setQuantity } from './actions.ts';
import { Sums } from './Sums.tsx';

export default async function CartPage({ searchParams }: { readonly searchParams: Promise<{ cut?: string }> }) {
  const [{ cut }, sdk] = await Promise.all([searchParams, shopper()]);
  const [cart, { imageAccount }] = await Promise.all([sdk.cart.get(), sdk.content.settings()]);
  return (
    <Stack gap={6}>
      <title>Your cart</title>
      <Heading level={1}>Your cart</Heading>
      {cut && <Notice role="status">The cart has as many as there are in stock.</Notice>}
      {cart && cart.lines.length > 0 ? <FilledCart cart={cart} account={imageAccount} /> : <Text>It is empty.</Text>}
    </Stack>
  );
}

const FilledCart = ({ cart, account }: { readonly cart: Cart; readonly account: string | null }) => (
  <>
    {cart.lines.map((line) => (
      <Line key={`${line.id} ${line.quantity}`} line={line} account={account} />
    ))}
    <Sums sums={cart.sums} />
    <LinkButton href="/checkout" variant="primary">
      Check out
    </LinkButton>
  </>
);

function Line({ line, account }: { readonly line: LineItem; readonly account: string | null }) {
  const { id, name, slug, finish, image, quantity, total } = line;
  return (
    <CartLine
      render={<section />}
      size="l"
      name={name}
      href={slug === null ? undefined : `/products/${slug}`}
      picture={image && <Picture {...pictureOf({ name: image, alt: '' }, account, 200)} />}
      details={[finish]}
      total={priceText(total)}
      aria-label={name}
    >
      <Stack render={<form action={setQuantity} />} direction="row" align="end">
        <input type="hidden" name="line" value={id} />
        <SelectField name="quantity" label="Quantity" options={quantitiesTo(quantity)} defaultValue={quantity} />
        <Button type="submit" size="small" aria-label={`Update ${name}`}>
          Update
        </Button>
      </Stack>
    </CartLine>
  );
}
