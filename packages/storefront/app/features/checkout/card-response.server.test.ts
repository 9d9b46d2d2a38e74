import { expect, test } from 'vitest';
import { chosenCardFrom, parseCardResponse } from './card-response.server.ts';

const success = {
  response: '870',
  paypageRegistrationId: 'token-1',
  type: 'VI',
  lastFour: '1111',
  expMonth: '04',
  expYear: '2030',
};

test('a successful card response contains a token and the displayable card data', () => {
  const response = parseCardResponse({ ...success, message: 'Success' });
  expect(response).toEqual(success);
  expect(response && chosenCardFrom(response)).toEqual({
    type: 'card',
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
])('a card response that is not a success is ignored (%o)', (response) => {
  expect(parseCardResponse(response)).toBeUndefined();
});
