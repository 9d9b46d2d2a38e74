import { Button, Heading, Link, LinkButton, Notice, SelectField, Stack, Text } from '@basin/react-ui';
import type { Cart, LineItem } from '@basin/sdk';
import { shopper } from '../../sdk.ts';
import { priceText, quantitiesTo } from '../../texts.ts';
import { setQuantity } from './actions.ts';
import { Sums } from './Sums.tsx';

export default async function CartPage({ searchParams }: { readonly searchParams: Promise<{ cut?: string }> }) {
  const [{ cut }, sdk] = await Promise.all([searchParams, shopper()]);
  const cart = await sdk.cart.get();
  return (
    <Stack gap={6}>
      <title>Your cart</title>
      <Heading level={1}>Your cart</Heading>
      {cut && <Notice role="status">The cart has as many as there are in stock.</Notice>}
      {cart && cart.lines.length > 0 ? <FilledCart cart={cart} /> : <Text>It is empty.</Text>}
    </Stack>
  );
}

const FilledCart = ({ cart }: { readonly cart: Cart }) => (
  <>
    {cart.lines.map((line) => (
      <Line key={`${line.id} ${line.quantity}`} line={line} />
    ))}
    <Sums sums={cart.sums} />
    <LinkButton href="/checkout" variant="primary">
      Check out
    </LinkButton>
  </>
);

function Line({ line: { id, name, slug, finish, quantity, total } }: { readonly line: LineItem }) {
  return (
    <Stack render={<section />} gap={3} align="start" aria-label={name}>
      <Heading level={2} size="title">
        {slug === null ? name : <Link href={`/products/${slug}`}>{name}</Link>}
      </Heading>
      <Text>{[finish, priceText(total)].filter(Boolean).join(', ')}</Text>
      <form action={setQuantity}>
        <Stack direction="row" align="end">
          <input type="hidden" name="line" value={id} />
          <SelectField name="quantity" label="Quantity" options={quantitiesTo(quantity)} defaultValue={quantity} />
          <Button type="submit">Update {name}</Button>
        </Stack>
      </form>
    </Stack>
  );
}
