import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { shippingMessage } from './shipping-message.ts';

const none = { shipping: [], noShipping: [] };
const some = { shipping: ['a'], noShipping: ['b'] };
const nothing = { shipping: [], noShipping: ['b'] };

test('a cart of which no item ships says so', () => {
  shows(shippingMessage, [{ split: nothing }], 'noItemsToShip');
  shows(shippingMessage, [{ split: some }], undefined);
  shows(shippingMessage, [{ split: none }], undefined);
});

test('an address that failed or cannot be reached is said first', () => {
  shows(shippingMessage, [{ split: nothing, isNonDeliverableAddress: true }], 'cannotShip');
  shows(
    shippingMessage,
    [{ split: some, isNonDeliverableAddress: true, isAddressFailed: true }],
    'shippingAddressFailed',
  );
});
