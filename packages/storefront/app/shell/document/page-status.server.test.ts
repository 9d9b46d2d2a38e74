import { HttpError } from '@basin/sdk';
import { expect, test } from 'vitest';
import { pageStatus } from './page-status.server.ts';

const failed = (status: number) => new HttpError({ call: 'GET /product/query' }, { status, body: {} });

test.each([502, 503, 504])(
  'a page for which a system behind the shop has no time (%d) is asked for again later',
  (status) => {
    expect(pageStatus(500, { product: failed(status) })).toBe(503);
  },
);

test('any other failure is one of the shop', () => {
  expect(pageStatus(500, { product: failed(500) })).toBe(500);
  expect(pageStatus(500, { product: new Error('no') })).toBe(500);
  expect(pageStatus(404, null)).toBe(404);
});
