import {
  Avatar,
  Button,
  DescriptionList,
  Form,
  Heading,
  Notice,
  OrderCard,
  PasswordField,
  Stack,
  Tabs,
  Text,
  TextField,
} from '@basin/react-ui';
import type { Customer, Order } from '@basin/sdk';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { CataloguePicture } from './CataloguePicture.tsx';
import { priceText } from './price-text.ts';
import { useShop } from './Shopper.tsx';

const dayText = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

/** The account of a customer. Guests sign in first. */
export function Account() {
  const { queries, client } = useShop();
  const { data: customer, isPending } = useQuery(queries.account.profile());
  if (isPending) return <Text role="status">Loading</Text>;
  return customer ? (
    <SignedIn customer={customer} />
  ) : (
    <SignIn onSignedIn={() => void client.invalidateQueries({ queryKey: queries.account.profile().queryKey })} />
  );
}

function SignIn({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const { sdk } = useShop();
  const signIn = useMutation({
    mutationFn: (entered: { email: string; password: string }) => sdk.account.signIn(entered),
    onSuccess: ({ status }) => {
      if (status === 'signedIn') onSignedIn();
    },
  });
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entered = Object.fromEntries(new FormData(event.currentTarget)) as { email: string; password: string };
    signIn.mutate(entered);
  };
  const isRejected = signIn.data !== undefined && signIn.data.status !== 'signedIn';
  return (
    <Stack gap={6} className="story-medium">
      <Heading level={1}>Sign in</Heading>
      {isRejected && (
        <Notice tone="danger" role="alert">
          E-mail and password do not match. Check them, or ask for a new password.
        </Notice>
      )}
      <Form summaryTitle={() => 'Something is missing'} problemText={() => 'Fill this in'} onSubmit={send}>
        {(problemOf) => (
          <>
            <TextField
              id="email"
              name="email"
              label="E-mail"
              type="email"
              autoComplete="username"
              required
              problem={problemOf('email')}
            />
            <PasswordField
              id="password"
              name="password"
              label="Password"
              autoComplete="current-password"
              showLabel="Show password"
              showText="Show"
              required
              problem={problemOf('password')}
            />
            <Button type="submit" variant="primary" pending={signIn.isPending}>
              Sign in
            </Button>
          </>
        )}
      </Form>
    </Stack>
  );
}

function SignedIn({ customer }: { readonly customer: Customer }) {
  const name = `${customer.firstName} ${customer.lastName}`;
  return (
    <Stack gap={6}>
      <Stack direction="row" gap={4} align="center">
        <Avatar name={name} size="l" aria-hidden />
        <Heading level={1}>{name}</Heading>
      </Stack>
      <Tabs
        label="Your account"
        tabs={[
          { id: 'orders', label: 'Orders', panel: <Orders /> },
          { id: 'profile', label: 'Profile', panel: <Profile customer={customer} /> },
        ]}
      />
    </Stack>
  );
}

function Orders() {
  const { queries } = useShop();
  const { data: orders } = useQuery(queries.orders.list());
  if (!orders) return <Text role="status">Loading</Text>;
  if (orders.length === 0) return <Text>You have not ordered yet. Your orders will be listed here.</Text>;
  return orders.map((order) => <OrderInList key={order.number} order={order} />);
}

const OrderInList = ({ order: { number, createdAt, status, lines, sums } }: { readonly order: Order }) => (
  <OrderCard
    name={number}
    href={`#${number}`}
    status={{ label: status }}
    details={[createdAt && `Ordered ${dayText.format(createdAt)}`]}
    total={priceText(sums.total)}
    pictures={lines.map(({ id, image, name }) => (
      <CataloguePicture key={id} name={image} alt={name} sizePx={96} />
    ))}
  />
);

const Profile = ({ customer }: { readonly customer: Customer }) => (
  <DescriptionList
    items={[
      { term: 'E-mail', details: customer.email },
      { term: 'Company', details: customer.companyName ?? '—' },
      { term: 'Addresses', details: customer.addresses.length },
    ]}
  />
);
