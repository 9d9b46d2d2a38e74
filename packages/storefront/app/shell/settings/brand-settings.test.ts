import { expect, test, vi } from 'vitest';
import { readBrands } from './brand-settings.ts';

const tile = { profilename: 'tile', brand: 'Terrane', skin: 'tile', pages: ['/en/products/tile'] };

test('a line with a brand is a brand, one without is none, and nothing is reported', () => {
  const warn = vi.fn();
  expect(readBrands(Object.entries({ tile, serviceParts: { profilename: 'parts' } }), warn)).toEqual([tile]);
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ['a misspelt skin', { ...tile, skin: 'tiles' }, ['skin']],
  ['a misspelt member', { brand: 'Terrane', skn: 'tile', pages: [] }, ['skin']],
  ['pages that are no list', { ...tile, pages: '/en/products/tile' }, ['pages']],
])('a brand with %s is left out and told of, the others stay', (_, settings, path) => {
  const warn = vi.fn();
  expect(readBrands(Object.entries({ stone: settings, tile }), warn)).toEqual([tile]);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    { name: 'stone', issues: [expect.objectContaining({ path })] },
    'the settings of a brand cannot be read',
  );
});
