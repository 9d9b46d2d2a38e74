import en from '@basin/gateway/dictionary/en.json' with { type: 'json' };
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { ShopContext, type ShopData } from '../../shell/document/use-shop.ts';
import { TextsProvider } from '../../shell/texts/TextsProvider.tsx';
import { CheckoutPage } from './CheckoutPage.tsx';

const shop = { origin: 'https://shop.example', images: { url: 'https://images.example' } } as ShopData;
const usd = { cents: 0, currency: 'USD' };
const cart = {
  lines: [],
  units: 0,
  sums: { subTotal: usd, total: usd, taxes: [], discount: null, shipping: null, tax: null },
  codes: [],
};

/** Returns the title of the checkout at a step. */
function titleAt(step: string): string | undefined {
  const loaderData = { cart, notices: [] } as unknown as Parameters<typeof CheckoutPage>[0]['loaderData'];
  const Component = () => (
    <ShopContext value={shop}>
      <TextsProvider locale="en" texts={new Map(Object.entries(en))}>
        <CheckoutPage loaderData={loaderData} />
      </TextsProvider>
    </ShopContext>
  );
  const children = [{ id: `checkout-${step}`, index: true, Component: () => null }] as const;
  const Shop = createRoutesStub([{ path: '/', Component, children: [...children] }]);
  return /<title>([^<]*)/.exec(renderToStaticMarkup(<Shop />))?.[1];
}

test('each step of the checkout has its own title, which screen readers announce', () => {
  expect(titleAt('shipping')).toBe('Shipping, Checkout | Basin');
  expect(titleAt('review')).toBe('Review, Checkout | Basin');
});
