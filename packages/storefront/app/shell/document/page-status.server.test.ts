import { HttpError } from '@basin/sdk';
import { expect, test } from 'vitest';
import { pageStatus } from './page-status.server.ts';

const failed = (status: number) => new HttpError({ call: 'GET /product/query' }, { status, body: {} });

test.each([502, 503, 504])('a page whose back end is unavailable (%d) has status 503', (status) => {
  expect(pageStatus(500, { product: failed(status) })).toBe(503);
});

test('a page has status 500 for any other loader error', () => {
  expect(pageStatus(500, { product: failed(500) })).toBe(500);
  expect(pageStatus(500, { product: new Error('no') })).toBe(500);
  expect(pageStatus(404, null)).toBe(404);
});
