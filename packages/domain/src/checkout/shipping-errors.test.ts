import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { shippingErrors } from './shipping-errors.ts';

test('DOM-025 SDK-108 the skus of an error become a list of objects that each hold a sku', () => {
  shows(shippingErrors, [['K-1', 'K-2', 'K-1']], [{ sku: 'K-1' }, { sku: 'K-2' }]);
  shows(shippingErrors, [[]], []);
});
