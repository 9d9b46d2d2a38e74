import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { isPaymentSuccess, paymentSuccessCode, paymentTypes } from './payment-type.ts';

test('DOM-045 the payment types are CREDIT_CARD and PP', () => {
  expect(paymentTypes).toEqual(['CREDIT_CARD', 'PP']);
});

test('DOM-071 the answer 870 of the card frame means success, as text or number', () => {
  expect(paymentSuccessCode).toBe('870');
  shows(isPaymentSuccess, ['870'], true);
  shows(isPaymentSuccess, [870], true);
  shows(isPaymentSuccess, ['889'], false);
  shows(isPaymentSuccess, [undefined], false);
});
