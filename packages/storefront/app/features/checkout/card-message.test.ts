import { expect, test } from 'vitest';
import { createCardMessageReader } from './card-message.ts';

test('a success response of the card frame is read once, and so is the one for a card that is sent after it', () => {
  const read = createCardMessageReader();
  const [first, second] = ['one', 'two'].map((paypageRegistrationId) => ({ response: '870', paypageRegistrationId }));
  if (!first || !second) expect.fail();
  expect([{ frameHeightPx: 400 }, { response: '889' }, first, first].map(read)).toEqual([
    undefined,
    undefined,
    first,
    undefined,
  ]);
  expect([second, first, second].map(read)).toEqual([second, undefined, undefined]);
});
