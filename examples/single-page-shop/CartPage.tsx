import {
  Button,
  CartLine,
  DescriptionList,
  Heading,
  LinkButton,
  Picture,
  SelectField,
  Stack,
  Text,
  TextField,
} from '@basin/react-ui';
import type { Cart, CartSums, LineItem } from '@basin/sdk';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { pictureUrl, priceText, quantities, queries, refresh, sdk, fieldValue } from './shop.ts';

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

function Line({ line: { id, name, slug, finish, image, quantity, total } }: { readonly line: LineItem }) {
  const { data: settings } = useSuspenseQuery(queries.content.settings());
  const change = useMutation({
    mutationFn: (units: number) => sdk.cart.setQuantity(id, units),
    onSuccess: () => refresh('cart.setQuantity'),
  });
  return (
    <CartLine
      render={<section />}
      size="l"
      name={name}
      href={slug === null ? undefined : `#/products/${slug}`}
      picture={image && <Picture src={pictureUrl(image, settings.imageAccount, 200)} alt="" width={200} height={200} />}
      details={[finish]}
      total={priceText(total)}
      problem={change.isError && 'The cart could not be changed. Please try again.'}
      aria-label={name}
      aria-busy={change.isPending}
    >
      <SelectField
        label={`Quantity of ${name}`}
        labelHidden
        options={quantities}
        value={String(quantity)}
        onValueChange={(value) => change.mutate(Number(value))}
      />
      <Button variant="quiet" size="small" aria-label={`Remove ${name}`} onClick={() => change.mutate(0)}>
        Remove
      </Button>
    </CartLine>
  );
}

const problems = {
  unknown: 'There is no such code.',
  notNow: 'This code is not valid at this time.',
  notForThisCart: 'This code does not apply to what is in your cart.',
  usedUp: 'This code has been used as often as it may be.',
  notWithOthers: 'This code cannot be used together with another one.',
};

function DiscountCode() {
  const apply = useMutation({
    mutationFn: (code: string) => sdk.cart.applyCode(code),
    onSuccess: () => refresh('cart.applyCode'),
  });
  return (
    <form action={(form) => apply.mutate(fieldValue(form, 'code'))}>
      <Stack gap={3} align="start">
        <TextField
          name="code"
          label="Discount code"
          autoComplete="off"
          problem={apply.isError ? 'Please try again.' : apply.data?.rejection && problems[apply.data.rejection]}
        />
        <Button type="submit" pending={apply.isPending}>
          Apply
        </Button>
      </Stack>
    </form>
  );
}

/** Shows the sums that are known. The tax, for example, needs an address. */
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
