import { test, expect } from 'vitest';
import { shows } from '../../testing/shows.ts';
import {
  limitResults,
  listingSize,
  modelSuggestions,
  searchSessionId,
  inspirationPageSize,
  listingPageSize,
  seedSearchRows,
  shopTheRoomRows,
  typeAheadRows,
} from './results.ts';

test('the listing size is restored per path, and on a mobile screen it is always 30', () => {
  shows(listingSize, [90, false], 90);
  shows(listingSize, [90, true], 30);
  shows(listingSize, [undefined, false], 30);
  for (const broken of [0, -30, 1.5]) shows(listingSize, [broken, false], 30);
});

test('DOM-163 the first three results are shown when the flag is set and there are more', () => {
  shows(limitResults<number>, [[1, 2, 3, 4], true], [1, 2, 3]);
  shows(limitResults<number>, [[1, 2, 3], true], [1, 2, 3]);
  shows(limitResults<number>, [[1], true], [1]);
  shows(limitResults<number>, [[1, 2, 3, 4], false], [1, 2, 3, 4]);
});

test('SDK-159 no results mean an invalid model number; otherwise the customer-facing skus are suggested', () => {
  shows(modelSuggestions, [0, ['100-WH']], { suggestions: [], isInvalidModelNumber: true });
  shows(modelSuggestions, [0, []], { suggestions: [], isInvalidModelNumber: true });
  shows(modelSuggestions, [2, ['100-WH', '100-BK', '100-WH']], {
    suggestions: ['100-WH', '100-BK'],
    isInvalidModelNumber: false,
  });
});

test('SDK-222 a search session id is the session value and a timestamp', () => {
  shows(searchSessionId, ['s-77', new Date('2030-01-02T10:00:00Z')], 's-77_1893578400000');
});

test('SDK-220 a page has 30 listings, inspirations or rooms, type-ahead 10 and a seed search 5', () => {
  expect([listingPageSize, inspirationPageSize, shopTheRoomRows]).toEqual([30, 30, 30]);
  expect([typeAheadRows, seedSearchRows]).toEqual([10, 5]);
});
