import { test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { productLabel } from './product-label.ts';

const all = {
  isServicePart: true,
  isRetailExclusive: true,
  isDiscontinued: true,
  hasRequiredAccessories: true,
  isSuperSku: true,
};

test('DOM-127 the first trait in priority gives the label, none is regular finished goods', () => {
  shows(productLabel, [all], 'regularPart');
  shows(productLabel, [{ ...all, isServicePart: false }], 'retailExclusive');
  shows(productLabel, [{ isDiscontinued: true, hasRequiredAccessories: true, isSuperSku: true }], 'discontinued');
  shows(productLabel, [{ hasRequiredAccessories: true, isSuperSku: true }], 'hasRequiredAccessories');
  shows(productLabel, [{ isSuperSku: true }], 'superSku');
  shows(productLabel, [{}], 'regularFinishedGoods');
});
