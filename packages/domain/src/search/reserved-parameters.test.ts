import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { isReservedParameter, reservedParameters } from './reserved-parameters.ts';

test('DOM-099 the reserved parameters are fourteen, type only as type=part', () => {
  expect(reservedParameters).toEqual([
    'sort',
    'keyword',
    'id',
    'title',
    'compare',
    'back',
    'activeTab',
    'tab',
    'skuSearch',
    'service',
    'skuNumber',
    'skuId',
    'type',
    'wcmmode',
  ]);
  for (const name of reservedParameters) shows(isReservedParameter, [name, 'part'], true);
  shows(isReservedParameter, ['type', 'wall'], false);
});

test('DOM-100 every other parameter is a facet', () => {
  for (const name of ['ProductBrandName_s', 'Sort', 'sorts', 'constructor', '']) {
    shows(isReservedParameter, [name, 'part'], false);
  }
});
