import { brandCss, composeBrands, type Brand } from '../packages/react-ui/src/brand/index.ts';
import { neutralTokens } from '../packages/react-ui/src/brand/neutral-tokens.ts';
import fixtures from '../packages/storefront/app/shell/skins/fixtures.json' with { type: 'json' };
import kitchen from '../packages/storefront/app/shell/skins/kitchen.json' with { type: 'json' };
import tile from '../packages/storefront/app/shell/skins/tile.json' with { type: 'json' };

/** The brands in the toolbar: the reference shop's skins, and the kit without a brand. */
export const brandTitles = {
  fixtures: 'Averell, fixtures',
  kitchen: 'Oake & Rill, kitchen',
  tile: 'Terrane, tile',
  none: 'No brand',
};

/** Adds the skins to the page, the first one as the default, as the shop does. */
export function showSkins(): void {
  const skins = composeBrands({ fixtures, kitchen, tile });
  const none: Brand = {
    name: 'none',
    tokens: neutralTokens,
    under: skins[0]?.tokens ?? neutralTokens,
    isDefault: false,
  };
  const all = [...skins, none];
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(all.map((brand) => brandCss(brand, all)).join(''));
  document.adoptedStyleSheets.push(sheet);
}
