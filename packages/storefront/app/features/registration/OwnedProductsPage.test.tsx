import en from '@basin/gateway/dictionary/en.json' with { type: 'json' };
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { ShopContext, type ShopData } from '../../shell/document/use-shop.ts';
import { TextsProvider } from '../../shell/texts/TextsProvider.tsx';
import { OwnedProductsPage } from './OwnedProductsPage.tsx';

const shop = {
  origin: 'https://shop.example',
  images: { url: 'https://images.example', account: 'basin' },
} as ShopData;
const item = {
  id: 'o-1',
  name: 'Bath design session',
  modelNumber: 'SV-1',
  picture: null,
  path: undefined,
  serialNumber: null,
  purchasedAt: null,
  orderNumber: 'W1',
};

/** Returns the markup of the page with one item. */
function shown(showsServices: boolean): string {
  const loaderData = { showsServices, owned: [item], canRegister: true, notices: [] };
  const page = (
    <TextsProvider locale="en" texts={new Map(Object.entries(en))}>
      <OwnedProductsPage loaderData={loaderData} />
    </TextsProvider>
  );
  const Shop = createRoutesStub([{ path: '/', Component: () => <ShopContext value={shop}>{page}</ShopContext> }]);
  return renderToStaticMarkup(<Shop />);
}

test('products link to their documents and parts, and services do not', () => {
  for (const label of [en['owned.documents'], en['owned.parts']]) {
    expect(shown(false)).toContain(`aria-label="${label}, ${item.name}"`);
    expect(shown(true)).not.toContain(label);
  }
  expect(shown(true)).toContain(item.name);
});
