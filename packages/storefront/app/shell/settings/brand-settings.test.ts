import { expect, test, vi } from 'vitest';
import { readBrands } from './brand-settings.ts';

const tile = { profilename: 'tile', brand: 'Terrane', skin: 'tile', pages: ['/en/products/tile'] };

test('a product line with a brand is read as a brand and one without is skipped, both without a warning', () => {
  const warn = vi.fn();
  expect(readBrands(Object.entries({ tile, serviceParts: { profilename: 'parts' } }), warn)).toEqual([tile]);
  expect(warn).not.toHaveBeenCalled();
});

test.each([
  ['a misspelt skin', { ...tile, skin: 'tiles' }, ['skin']],
  ['a misspelt property', { brand: 'Terrane', skn: 'tile', pages: [] }, ['skin']],
  ['pages that are not a list', { ...tile, pages: '/en/products/tile' }, ['pages']],
])('a brand with %s is skipped with a warning, and the other brands remain', (_, settings, path) => {
  const warn = vi.fn();
  expect(readBrands(Object.entries({ stone: settings, tile }), warn)).toEqual([tile]);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    { name: 'stone', issues: [expect.objectContaining({ path })] },
    'the settings of a brand are invalid',
  );
});
