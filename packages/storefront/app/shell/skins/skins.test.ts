import { checkBrand, composeBrands } from '@basin/react-ui/brand';
import { expect, test } from 'vitest';
import fixtures from './fixtures.json' with { type: 'json' };
import kitchen from './kitchen.json' with { type: 'json' };
import { skins } from './skins.ts';
import tile from './tile.json' with { type: 'json' };

const brands = composeBrands({ fixtures, kitchen, tile });

test('the skins are those that pages can ask for', () => {
  expect(brands.map(({ name }) => name)).toEqual(skins);
});

test.each(brands)(
  'every pair of colours that components use passes in the skin $name, in each scheme',
  ({ tokens }) => {
    expect(checkBrand(tokens).filter(({ passes }) => !passes)).toEqual([]);
  },
);
