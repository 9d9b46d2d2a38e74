import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { addressActions } from './address-actions.ts';

const draft = { postalCode: '53000', country: 'US', label: 'Home' };

test('DOM-027 the marker setPrimary becomes an action that sets the default shipping address', () => {
  shows(
    addressActions,
    [{ ...draft, setPrimary: true }, 'k-1'],
    [
      { action: 'addAddress', address: { ...draft, key: 'k-1' } },
      { action: 'setDefaultShippingAddress', addressKey: 'k-1' },
    ],
  );
  shows(
    addressActions,
    [{ ...draft, id: 'ad-1', setPrimary: true }, 'k-1'],
    [
      { action: 'changeAddress', addressId: 'ad-1', address: draft },
      { action: 'setDefaultShippingAddress', addressId: 'ad-1' },
    ],
  );
});

test('without it the address is only added or changed', () => {
  shows(addressActions, [draft, 'k-1'], [{ action: 'addAddress', address: draft }]);
  shows(
    addressActions,
    [{ ...draft, id: 'ad-1', setPrimary: false }, 'k-1'],
    [{ action: 'changeAddress', addressId: 'ad-1', address: draft }],
  );
});
