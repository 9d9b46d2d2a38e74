'use client';

import { Button, Heading, Notice, Stack, TextField } from '@basin/react-ui';
import { useActionState } from 'react';
import { setAddress, type AddressState } from './actions.ts';

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

const nothing: AddressState = { problem: null, given: {} };

/** The address step, which keeps the entered values after an error. The next step is /checkout/payment. */
export default function Checkout() {
  const [{ problem, given }, action, isPending] = useActionState(setAddress, nothing);
  return (
    <form action={action}>
      <Stack gap={4}>
        <title>Checkout</title>
        <Heading level={1}>Where it goes</Heading>
        {problem && <Notice tone="danger">{problem}</Notice>}
        {fields.map((field) => (
          <TextField key={field.name} {...field} required defaultValue={given[field.name]} />
        ))}
        <Button type="submit" variant="primary" pending={isPending}>
          Continue
        </Button>
      </Stack>
    </form>
  );
}
