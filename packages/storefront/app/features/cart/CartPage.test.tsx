import en from '@basin/gateway/dictionary/en.json' with { type: 'json' };
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { ShopContext, type ShopData } from '../../shell/document/use-shop.ts';
import { TextsProvider } from '../../shell/texts/TextsProvider.tsx';
import { CartPage } from './CartPage.tsx';

/** Returns the markup of the empty cart. */
function emptyCart(isSignedIn = false): string {
  const shop = { isSignedIn, navigation: { groups: [] } } as unknown as ShopData;
  const page = (
    <TextsProvider locale="en" texts={new Map(Object.entries(en))}>
      <CartPage loaderData={{ cart: null, saved: [], gaps: { lines: undefined, saved: undefined }, notices: [] }} />
    </TextsProvider>
  );
  const Shop = createRoutesStub([{ path: '/', Component: () => <ShopContext value={shop}>{page}</ShopContext> }]);
  return renderToStaticMarkup(<Shop />);
}

test('“See what is new” of an empty cart opens the newest products', () => {
  expect(emptyCart()).toMatch(new RegExp(`href="/en/products\\?sort=newest"[^>]*>${en['cart.empty.action']}`));
});

test('the empty cart of a guest leads to the sign-in page and back, because an account may have a cart', () => {
  expect(emptyCart()).toContain('href="/en/sign-in?returnTo=/en/cart"');
  expect(emptyCart(true)).not.toContain('/en/sign-in');
});
