import { checkBrand, composeBrands } from '@basin/react-ui/brand';
import { expect, test } from 'vitest';
import fixtures from './fixtures.json' with { type: 'json' };
import kitchen from './kitchen.json' with { type: 'json' };
import { skins } from './skins.ts';
import tile from './tile.json' with { type: 'json' };

const brands = composeBrands({ fixtures, kitchen, tile });

test('the skins in the type equal the skins in the JSON files', () => {
  expect(brands.map(({ name }) => name)).toEqual(skins);
});

test.each(brands)(
  'every colour pair that components use has enough contrast in the skin $name, in each colour scheme',
  ({ tokens }) => {
    expect(checkBrand(tokens).filter(({ passes }) => !passes)).toEqual([]);
  },
);
