import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { cardExpiryYears, isPaymentSuccess, isStoppedByFraud, paymentSuccessCode, paymentTypes } from './payment.ts';

test('DOM-045 the payment types are CREDIT_CARD and PP', () => {
  expect(paymentTypes).toEqual(['CREDIT_CARD', 'PP']);
});

test('DOM-071 the card frame response code 870 means success, as a string or a number', () => {
  expect(paymentSuccessCode).toBe('870');
  shows(isPaymentSuccess, ['870'], true);
  shows(isPaymentSuccess, [870], true);
  shows(isPaymentSuccess, ['889'], false);
  shows(isPaymentSuccess, [undefined], false);
});

test('SDK-114 SDK-115 SDK-116 CHALLENGE, ERROR and DENY stop the order', () => {
  for (const status of ['CHALLENGE', 'ERROR', 'DENY']) shows(isStoppedByFraud, [status], true);
  shows(isStoppedByFraud, ['ACCEPT'], false);
  shows(isStoppedByFraud, [undefined], false);
});

test('a shop can let a challenged order pass for review', () => {
  shows(isStoppedByFraud, ['CHALLENGE', ['ERROR', 'DENY']], false);
  shows(isStoppedByFraud, ['DENY', ['ERROR', 'DENY']], true);
});

test('DOM-072 the card expiry selector offers sixteen years, starting with the current one', () => {
  const years = [2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034, 2035, 2036, 2037, 2038, 2039, 2040, 2041];
  expect(years).toHaveLength(16);
  shows(cardExpiryYears, [new Date('2026-12-31T23:59:59Z')], years);
});
