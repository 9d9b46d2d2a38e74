import {
  Button,
  CartLine,
  DescriptionList,
  Grid,
  Heading,
  LinkButton,
  Notice,
  QuantityField,
  Skeleton,
  Stack,
  Text,
  TextField,
} from '@basin/react-ui';
import type { Cart as ShopCart, ChangedCart, LineItem } from '@basin/sdk';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { CataloguePicture } from './CataloguePicture.tsx';
import { priceText } from './price-text.ts';
import { useShop } from './Shopper.tsx';

/** The cart with its lines, sums and a link to checkout. */
export function Cart() {
  const { queries } = useShop();
  const { data: cart, isPending, isError, refetch } = useQuery(queries.cart.get());
  if (isError) return <CartFailed onRetry={() => void refetch()} />;
  return (
    <Stack gap={6}>
      <Heading level={1}>Your cart</Heading>
      {isPending ? <CartLoading /> : cart && cart.lines.length > 0 ? <CartContents cart={cart} /> : <EmptyCart />}
    </Stack>
  );
}

const CartFailed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <Notice
    tone="danger"
    role="alert"
    title="Your cart could not be loaded"
    actions={<Button onClick={onRetry}>Try again</Button>}
  />
);

const CartLoading = () => (
  <CartLine aria-busy name={<Skeleton />} picture={<Skeleton shape="square" />} total={<Skeleton shape="short" />} />
);

const EmptyCart = () => (
  <Stack gap={4} align="start">
    <Text>Your cart is empty.</Text>
    <LinkButton href="#faucets" variant="primary">
      See our faucets
    </LinkButton>
  </Stack>
);

/** Changes the cart and shows the result. */
function useCartChange<Input>(change: (input: Input) => Promise<ChangedCart>) {
  const { queries, client } = useShop();
  return useMutation({
    mutationFn: change,
    onSuccess: ({ cart }) => client.setQueryData(queries.cart.get().queryKey, cart),
  });
}

const CartContents = ({ cart }: { readonly cart: ShopCart }) => (
  <Grid columns={1} desktop={2} gap={7}>
    <Stack gap={0} render={<ul aria-label="Products" />}>
      {cart.lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </Stack>
    <Stack gap={5}>
      <Code codes={cart.codes.map(({ code }) => code)} />
      <Sums cart={cart} />
      <LinkButton href="#checkout" variant="primary" wide>
        Check out
      </LinkButton>
    </Stack>
  </Grid>
);

function Line({ line: { id, name, finish, image, quantity, total } }: { readonly line: LineItem }) {
  const { sdk } = useShop();
  const change = useCartChange((units: number) => sdk.cart.setQuantity(id, units));
  const remove = useCartChange(() => sdk.cart.remove(id));
  return (
    <CartLine
      render={<li />}
      name={name}
      picture={<CataloguePicture name={image} alt="" sizePx={160} />}
      details={[finish]}
      size="l"
      total={priceText(total)}
      problem={change.data?.notices.length ? `Only ${quantity} are in stock.` : undefined}
    >
      <Stack direction="row" gap={3} align="center">
        <QuantityField
          label={`Quantity of ${name}`}
          labelHidden
          min={1}
          value={String(quantity)}
          onValueChange={(units) => change.mutate(Number(units))}
          decrease={{ label: `One ${name} less` }}
          increase={{ label: `One ${name} more` }}
        />
        <Button size="small" variant="quiet" pending={remove.isPending} onClick={() => remove.mutate(undefined)}>
          Remove
        </Button>
      </Stack>
    </CartLine>
  );
}

function Code({ codes }: { readonly codes: readonly string[] }) {
  const { sdk } = useShop();
  const [code, setCode] = useState('');
  const enter = useCartChange((entered: string) => sdk.cart.applyCode(entered));
  const isRejected = enter.data !== undefined && !codes.includes(code);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    enter.mutate(code);
  };
  return (
    <form onSubmit={send}>
      <Stack gap={3} align="start">
        <TextField
          label="Discount code"
          note="optional"
          value={code}
          onValueChange={setCode}
          problem={isRejected && 'We do not know this code. Check how it is written.'}
        />
        <Button type="submit" size="small" pending={enter.isPending}>
          Apply
        </Button>
      </Stack>
    </form>
  );
}

/** The sums of the cart, as calculated by the server. */
export function Sums({ cart: { sums } }: { readonly cart: Pick<ShopCart, 'sums'> }) {
  const rows = [
    { term: 'Products', amount: sums.subTotal },
    { term: 'Discount', amount: sums.discount },
    { term: 'Shipping', amount: sums.shipping },
    { term: 'Tax', amount: sums.tax },
    { term: 'Total', amount: sums.total, strong: true },
  ];
  const items = rows.flatMap(({ amount, ...row }) => (amount ? [{ ...row, details: priceText(amount) }] : []));
  return <DescriptionList variant="sums" items={items} />;
}
