import { expect, test } from 'vitest';
import { cardTokenFrom, readCardAnswer } from './card-answer.server.ts';

const success = {
  response: '870',
  paypageRegistrationId: 'token-1',
  type: 'VI',
  lastFour: '1111',
  expMonth: '04',
  expYear: '2030',
};

test('a success of the card frame gives a token and what may be shown of the card', () => {
  const answer = readCardAnswer({ ...success, message: 'Success' });
  expect(answer).toEqual(success);
  expect(answer && cardTokenFrom(answer)).toEqual({
    token: 'token-1',
    brand: 'VI',
    lastFour: '1111',
    expMonth: '04',
    expYear: '2030',
  });
});

test.each([
  { ...success, response: '876' },
  { ...success, paypageRegistrationId: '' },
  { ...success, lastFour: '4111111111111111' },
  { ...success, expMonth: '13' },
  { ...success, type: 'a card of your own words' },
  { ...success, type: 'vi' },
  {},
])('any other answer gives nothing (%o)', (answer) => {
  expect(readCardAnswer(answer)).toBeUndefined();
});
