import {
  Button,
  DescriptionList,
  Heading,
  Link,
  LinkButton,
  Notice,
  SelectField,
  Stack,
  Text,
  TextField,
} from '@basin/react-ui';
import type { Cart, CartSums, LineItem } from '@basin/sdk';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { priceText, queries, refresh, sdk, typed } from './shop.ts';

export function CartPage() {
  const { data: cart } = useSuspenseQuery(queries.cart.get());
  return (
    <Stack gap={6}>
      <Heading level={1}>Your cart</Heading>
      {cart && cart.lines.length > 0 ? <FilledCart cart={cart} /> : <Text>It is empty.</Text>}
    </Stack>
  );
}

function FilledCart({ cart }: { readonly cart: Cart }) {
  return (
    <>
      {cart.lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
      <DiscountCode />
      <Sums sums={cart.sums} />
      <LinkButton href="#/checkout" variant="primary">
        Check out
      </LinkButton>
    </>
  );
}

const quantities = Array.from({ length: 10 }, (_, index) => String(index + 1)).map((value) => ({
  value,
  label: value,
}));

function Line({ line: { id, name, slug, finish, quantity, total } }: { readonly line: LineItem }) {
  const change = useMutation({
    mutationFn: (units: number) => sdk.cart.setQuantity(id, units),
    onSuccess: () => refresh('cart.setQuantity'),
  });
  return (
    <Stack render={<section />} gap={3} align="start" aria-label={name} aria-busy={change.isPending}>
      <Heading level={2} size="title">
        {slug === null ? name : <Link href={`#/products/${slug}`}>{name}</Link>}
      </Heading>
      <Text>{[finish, priceText(total)].filter(Boolean).join(', ')}</Text>
      <SelectField
        label="Quantity"
        options={quantities}
        value={String(quantity)}
        onValueChange={(value) => change.mutate(Number(value))}
      />
      <Button onClick={() => change.mutate(0)}>Remove {name}</Button>
      {change.isError && <Notice tone="danger">The cart could not be changed. Please try again.</Notice>}
    </Stack>
  );
}

function DiscountCode() {
  const apply = useMutation({
    mutationFn: (code: string) => sdk.cart.applyCode(code),
    onSuccess: () => refresh('cart.applyCode'),
  });
  return (
    <form action={(form) => apply.mutate(typed(form, 'code'))}>
      <Stack gap={3} align="start">
        <TextField
          name="code"
          label="Discount code"
          autoComplete="off"
          problem={apply.isError && 'There is no such code.'}
        />
        <Button type="submit" pending={apply.isPending}>
          Apply
        </Button>
      </Stack>
    </form>
  );
}

/** What is not known yet, such as the tax before there is an address, has no row. */
export function Sums({ sums }: { readonly sums: CartSums }) {
  const rows = [
    { term: 'Subtotal', amount: sums.subTotal },
    { term: 'Discount', amount: sums.discount },
    { term: 'Shipping', amount: sums.shipping },
    { term: 'Tax', amount: sums.tax },
    { term: 'Total', amount: sums.total },
  ];
  const items = rows.flatMap(({ term, amount }) => (amount ? [{ term, details: priceText(amount) }] : []));
  return <DescriptionList variant="sums" items={items} />;
}
