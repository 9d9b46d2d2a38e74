import {
  Button,
  CartLine,
  Form,
  Grid,
  Heading,
  Notice,
  SelectField,
  Stack,
  Stepper,
  Text,
  TextField,
} from '@basin/react-ui';
import type { CartDelivery, ShipTo } from '@basin/sdk';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { Sums } from './Cart.tsx';
import { CataloguePicture } from './CataloguePicture.tsx';
import { priceText } from './price-text.ts';
import { useShop } from './Shopper.tsx';

const states = { IL: 'Illinois', NY: 'New York', WI: 'Wisconsin' };

/** The first checkout step: the shipping address and the number of shipments. */
export function Checkout() {
  const { queries, sdk } = useShop();
  const { data: cart } = useQuery(queries.cart.get());
  const send = useMutation({ mutationFn: (to: ShipTo) => sdk.checkout.setAddress(to) });
  return (
    <Stack gap={6}>
      <Heading level={1}>Checkout</Heading>
      <Stepper
        label="Checkout"
        current={send.data ? 1 : 0}
        doneLabel="Done"
        steps={[{ label: 'Delivery', href: '#delivery' }, { label: 'Payment' }, { label: 'Review' }]}
      />
      <Grid columns={1} tablet={2} gap={7}>
        {send.data ? (
          <Shipments delivery={send.data} />
        ) : (
          <Address isPending={send.isPending} isFailed={send.isError} onAddress={send.mutate} />
        )}
        <Stack>{cart && <Sums cart={send.data?.cart ?? cart} />}</Stack>
      </Grid>
    </Stack>
  );
}

interface AddressProps {
  readonly isPending: boolean;
  readonly isFailed: boolean;
  readonly onAddress: (to: ShipTo) => void;
}

function Address({ isPending, isFailed, onAddress }: AddressProps) {
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { email, ...address } = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    onAddress({ email, address: { ...address, postalCode: address.postalCode ?? '', country: 'US' } });
  };
  return (
    <Form
      summaryTitle={(count) => (count === 1 ? 'One thing is missing' : `${count} things are missing`)}
      problemText={() => 'Fill this in'}
      onSubmit={send}
    >
      {(problemOf) => (
        <>
          {isFailed && (
            <Notice tone="danger" role="alert">
              The address could not be saved. Check that ZIP code and state belong together.
            </Notice>
          )}
          {fields.map((field) => (
            <TextField key={field.id} {...field} name={field.id} required problem={problemOf(field.id)} />
          ))}
          <SelectField
            id="state"
            name="state"
            label="State"
            autoComplete="address-level1"
            options={Object.entries(states).map(([value, label]) => ({ value, label }))}
          />
          <Button type="submit" variant="primary" pending={isPending}>
            Continue to payment
          </Button>
        </>
      )}
    </Form>
  );
}

const fields = [
  { id: 'email', label: 'E-mail', type: 'email', autoComplete: 'email' },
  { id: 'firstName', label: 'First name', autoComplete: 'given-name' },
  { id: 'lastName', label: 'Last name', autoComplete: 'family-name' },
  { id: 'line1', label: 'Street and number', autoComplete: 'address-line1' },
  { id: 'city', label: 'City', autoComplete: 'address-level2' },
  {
    id: 'postalCode',
    label: 'ZIP code',
    description: 'Five digits',
    inputMode: 'numeric',
    pattern: '[0-9]{5}',
    autoComplete: 'postal-code',
  },
] as const;

const Shipments = ({ delivery: { shipments, undeliverable } }: { readonly delivery: CartDelivery }) => (
  <Stack gap={5}>
    <Heading level={2}>{shipments.length === 1 ? 'One shipment' : `${shipments.length} shipments`}</Heading>
    {undeliverable.length > 0 && <Notice tone="warning">Some products cannot be sent to this address.</Notice>}
    {shipments.map(({ id, isFreight, price, lines }) => (
      <Stack key={id} gap={3}>
        <Text tone="muted">
          {isFreight ? 'By freight' : 'As a parcel'}
          {price && ` · ${priceText(price)}`}
        </Text>
        {lines.map(({ id: line, name, image, quantity, total }) => (
          <CartLine
            key={line}
            size="s"
            name={name}
            picture={<CataloguePicture name={image} alt="" sizePx={80} />}
            details={[`Quantity ${quantity}`]}
            total={priceText(total)}
          />
        ))}
      </Stack>
    ))}
  </Stack>
);
