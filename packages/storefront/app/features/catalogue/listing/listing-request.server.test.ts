import { expect, test } from 'vitest';
import { listingRequest, searchWords } from './listing-request.server.ts';
import { readListingState } from './listing-state.ts';

const requestOf = (search: string, persona = 'GST') => listingRequest(readListingState(search), persona);

test('values of one facet are alternatives, facets are all asked for', () => {
  expect(requestOf('?Style_s=Modern&Style_s=Plain&Mounting_ss=Wall').fq).toEqual([
    'Style_s:("Modern" OR "Plain")',
    'Mounting_ss:"Wall"',
  ]);
});

test('a value cannot leave its quotes', () => {
  expect(requestOf(`?Style_s=${encodeURIComponent('a") OR *:* //\\')}`).fq).toEqual(['Style_s:"a\\") OR *:* //\\\\"']);
});

test.each(['utm_source', 'gclid', 'fbclid', 'Style_s:x', '{!join}', ''])('the parameter %j is no filter', (name) => {
  expect(requestOf(`?${encodeURIComponent(name)}=1`).fq).toEqual([]);
});

test('the price is that of the shopper’s persona, an open end stays open', () => {
  expect(requestOf('?priceFrom=100', 'TVS').fq).toEqual(['priceList.TVS.finalPrice_d:[100 TO *]']);
  expect(requestOf('?priceTo=500').fq).toEqual(['priceList.GST.finalPrice_d:[0 TO 500]']);
  expect(requestOf('?sort=priceDescending', 'TVS')).toMatchObject({ sort: 'priceStartingAt.TVS_d desc' });
});

test('a guest’s price is asked for beside the persona’s own, once each', () => {
  expect(requestOf('', 'TVS').fl).toEqual(expect.arrayContaining(['priceStartingAt.GST_d', 'priceStartingAt.TVS_d']));
  const guest = requestOf('').fl;
  expect(new Set(guest).size).toBe(guest.length);
});

test('pages are rows from a start', () => {
  expect(requestOf('?page=3')).toMatchObject({ rows: 30, start: 60 });
  expect(requestOf('?from=1&page=3')).toMatchObject({ rows: 90, start: 0 });
});

test.each([
  ['brass faucet', 'brass faucet'],
  ['  20175-CH ', '20175-CH'],
  ['{!xmlparser v=x}', 'xmlparser v=x'],
  ['size:"large"', 'size  large'],
  ['*:*', undefined],
  ['   ', undefined],
])('the words of %j are %j', (keyword, words) => {
  expect(searchWords(keyword)).toBe(words);
});
