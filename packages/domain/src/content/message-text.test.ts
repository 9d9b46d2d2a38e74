import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { messageText } from './message-text.ts';
import { defaultMessages, type DefaultMessage } from './messages.ts';

test('a configured text goes before the English default', () => {
  shows(messageText, ['outOfStock', { outOfStock: 'Sold out' }], 'Sold out');
  shows(messageText, ['outOfStock', { addToCartFailed: 'No' }], 'There is not enough stock for this quantity.');
});

test('every message that is described and not quoted has a default', () => {
  for (const name of Object.keys(defaultMessages) as DefaultMessage[]) expect(messageText(name)).toMatch(/^[A-Z].+\.$/);
});
