import { Button, Heading, Notice, Stack, Text, TextField } from '@basin/react-ui';
import {
  tokenisedCardFrom,
  type CardPayment,
  type CartDelivery,
  type Order,
  type PostalAddressInput,
} from '@basin/sdk';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Sums } from './CartPage.tsx';
import { locale, paymentUrl, priceText, refresh, sdk } from './shop.ts';

interface Reviewed {
  readonly delivery: CartDelivery;
  readonly address: PostalAddressInput;
  readonly email: string;
}

/** The address step, then the sums and the card form. */
export function Checkout() {
  const [reviewed, setReviewed] = useState<Reviewed>();
  const [order, setOrder] = useState<Order>();
  if (order) return <Thanks order={order} />;
  return reviewed ? <Payment {...reviewed} onOrder={setOrder} /> : <Address onSet={setReviewed} />;
}

const fields = [
  { name: 'email', label: 'E-mail address', type: 'email', autoComplete: 'email' },
  { name: 'firstName', label: 'First name', type: 'text', autoComplete: 'given-name' },
  { name: 'lastName', label: 'Last name', type: 'text', autoComplete: 'family-name' },
  { name: 'line1', label: 'Number and street', type: 'text', autoComplete: 'address-line1' },
  { name: 'city', label: 'City', type: 'text', autoComplete: 'address-level2' },
  { name: 'state', label: 'State, two letters', type: 'text', autoComplete: 'address-level1' },
  { name: 'postalCode', label: 'ZIP code', type: 'text', autoComplete: 'postal-code' },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel-national' },
] as const;

type FieldName = (typeof fields)[number]['name'];

function Address({ onSet }: { readonly onSet: (reviewed: Reviewed) => void }) {
  const [given, setGiven] = useState<Readonly<Partial<Record<FieldName, string>>>>({});
  const set = useMutation({
    async mutationFn(): Promise<Reviewed> {
      const { email = '', postalCode = '', ...rest } = given;
      const address = { ...rest, postalCode, country: 'US' };
      return { address, email, delivery: await sdk.checkout.setAddress({ address, email }) };
    },
    onSuccess: (reviewed) => refresh('checkout.setAddress').then(() => onSet(reviewed)),
  });
  return (
    <form action={() => set.mutate()}>
      <Stack gap={4}>
        <Heading level={1}>Where it goes</Heading>
        {set.isError && <Notice tone="danger">This address was not found. Please compare it with an envelope.</Notice>}
        {fields.map(({ name, ...field }) => (
          <TextField
            key={name}
            {...field}
            name={name}
            required
            value={given[name] ?? ''}
            onValueChange={(value) => setGiven({ ...given, [name]: value })}
          />
        ))}
        <Button type="submit" variant="primary" pending={set.isPending}>
          Continue
        </Button>
      </Stack>
    </form>
  );
}

function Payment({ delivery, address, email, onOrder }: Reviewed & { readonly onOrder: (order: Order) => void }) {
  // the same keys on every retry, so that it pays and orders only once
  const [keys] = useState({ payment: crypto.randomUUID(), order: crypto.randomUUID() });
  const place = useMutation({
    mutationFn: (payment: CardPayment) =>
      sdk.checkout.placeOrder({ cart: delivery.cart, payment, billingAddress: address, email, keys }),
    async onSuccess(placed) {
      if (!placed.ok) return;
      onOrder(placed.order);
      await refresh('checkout.placeOrder');
    },
  });
  const pay = (card: Omit<CardPayment, 'holderName'>) =>
    place.mutate({ ...card, holderName: [address.firstName, address.lastName].join(' ') });
  if (delivery.problem) return <Notice tone="danger">Nothing of this cart can be sent to this address.</Notice>;
  return (
    <Stack gap={6}>
      <Heading level={1}>Pay {priceText(delivery.cart.sums.total)}</Heading>
      <Sums sums={delivery.cart.sums} />
      {place.isError && <Notice tone="danger">The order was not placed. Please try again.</Notice>}
      {place.data?.ok === false && <Notice tone="danger">{problems[place.data.reason]}</Notice>}
      {/* it says its token until it is heard, and then goes */}
      {place.isPending ? <Text role="status">One moment</Text> : <CardFrame onCard={pay} />}
    </Stack>
  );
}

const problems = {
  declined: 'The card was declined. Please try another.',
  paymentExpired: 'The details of the card have expired. Please enter them again.',
  tooManyDeclines: 'Too many cards were declined. Please come back in an hour.',
  priceChanged: 'A price has changed. Please look at your cart again.',
  outOfStock: 'Something is sold out. Please look at your cart again.',
  notSold: 'Something is no longer sold. Please remove it from your cart.',
  cartChanged: 'Your cart has changed. Please look at it again.',
};

/** The card form of the payment service on its own origin. This page receives only a token, never the card number. */
function CardFrame({ onCard }: { readonly onCard: (card: Omit<CardPayment, 'holderName'>) => void }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const hear = ({ source, origin, data }: MessageEvent<Parameters<typeof tokenisedCardFrom>[0]>) => {
      if (source !== frame.current?.contentWindow || origin !== new URL(paymentUrl).origin) return;
      const { token, brand, lastFour, expMonth, expYear } = tokenisedCardFrom(data);
      if (!token || !brand || !lastFour || !expMonth || !expYear) return;
      onCard({ type: 'card', token, brand, lastFour, expMonth, expYear });
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [onCard]);
  return <iframe ref={frame} src={`${paymentUrl}/frame?locale=${locale}`} title="Card" width="100%" height="560" />;
}

const Thanks = ({ order }: { readonly order: Order }) => (
  <Stack gap={4}>
    <Heading level={1}>Thank you</Heading>
    <Text>Your order {order.number} is on its way to us. An e-mail to you says the same.</Text>
  </Stack>
);
