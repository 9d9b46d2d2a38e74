import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { decodePart } from './request-parts.ts';
import { testGateway } from '../../testing/gateway.ts';
import { createShopper } from '../../testing/shopper.ts';
import { expectVisibleText } from './visible-text.ts';

const isRejected = (text: string): boolean => {
  try {
    expectVisibleText('name', text);
    return false;
  } catch {
    return true;
  }
};
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));

describe('visible text', () => {
  test.each([
    ['an embedding or an override', range(0x202a, 0x202e)],
    ['an isolate', range(0x2066, 0x2069)],
    ['a direction mark', ['\u061c', '\u200e', '\u200f']],
    ['a zero-width character', ['\u200b', '\u2060', '\ufeff', '\u00ad', '\u180e', '\u3164', '\uffa0']],
    ['a tag character', ['\u{e0041}', '\u{e007f}']],
    ['a control character', [...range(1, 8), '\v', '\f', '\u001b', '\u007f', '\u0085']],
  ])('text with %s is rejected at any position', (_, characters) => {
    for (const character of characters)
      for (const text of [character, `${character}Pat`, `P${character}at`, `Pat${character}`])
        expect([JSON.stringify(text), isRejected(text)]).toEqual([JSON.stringify(text), true]);
  });

  test.each(['\u200cPat', 'Pat\u200d', 'P \u200c at', 'a\u200d\u200db', '1\u200c2'])(
    'text with a joiner that joins nothing is rejected: %j',
    (text) => {
      expect(isRejected(text)).toBe(true);
    },
  );

  test.each([
    ...[
      'Zoë O’Neill-Ångström',
      'Nguyễn Thị',
      'می\u200cخواهم',
      'क्\u200dष',
      'שרה',
      'محمد',
      '渡邉\u{e0100}',
      '👨‍👩‍👧',
      '👩🏽‍🔧',
      '❤️‍🔥',
      '☎️',
    ],
    ...['two\nlines\r\nand\ta tab', 'a\u00a0b', '5\u202f000', 'e\u0301'],
  ])('ordinary text is accepted: %j', (text) => {
    expect(isRejected(text)).toBe(false);
  });

  test('secrets may contain any characters, and text in lists and nested members is checked', () => {
    const decode = (body: object) => decodePart('body', z.any(), body);
    expect(() => decode({ password: '\u202e' })).not.toThrow();
    expect(() => decode({ rooms: [{ name: 'a' }, { name: '\u202eb' }] })).toThrow(
      'rooms.1.name: U+202E is an invisible character.',
    );
  });
});

test('GW-008 a request with an invisible character is rejected with the name of the member, and nothing is stored', async () => {
  const gateway = await testGateway();
  const guest = await createShopper(gateway);
  const cart = await guest.createCart();
  const response = await guest.send('POST', '/cart/sharedcart', { cartId: cart.id, name: 'Bath\u202egpj.exe' });
  expect(response).toMatchObject({
    status: 400,
    body: { errors: [{ code: 'InvalidField', field: 'name', invalidValue: 'U+202E' }] },
  });
  const room = { productType: 'tile', soldByBox: true, soldByUom: 'SF', totalNeeded: 1, totalArea: 1, overage: 0 };
  const fields = { roomInfo: JSON.stringify([{ ...room, roomName: '\u2066Bath' }]) };
  const custom = { type: { typeId: 'type', key: 'line-item' }, fields };
  const add = { action: 'addLineItem', sku: 'TL-300-GY', custom };
  expect(await guest.send('POST', '/cart/v2/items', { actions: [add] })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'actions.0.custom.fields.roomInfo.0.roomName' }] },
  });
  expect(await gateway.db.selectFrom('shared_carts').selectAll().execute()).toEqual([]);
  await gateway.close();
});
