import en from '@basin/gateway/dictionary/en.json' with { type: 'json' };
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { testShop, type TestShop } from '../../testing/shop.ts';
import { castArgs } from '../../testing/visitor.ts';
import { ShopContext, type ShopData } from '../../shell/document/use-shop.ts';
import { TextsProvider } from '../../shell/texts/TextsProvider.tsx';
import { CartPage } from '../cart/index.ts';
import { loadEditorsParts } from './editors-parts.server.ts';
import { EditorsParts } from './EditorsParts.tsx';

let shop: TestShop;
beforeEach(async () => {
  shop = await testShop();
});

const data = { navigation: { groups: [] }, origin: 'https://shop.example' } as unknown as ShopData;
const strip = (name: string) => ({ name, type: 'strip', heading: `The ${name} strip.` });

/** Returns the markup of the empty cart with this page model. */
async function emptyCart(document: { title: string; description?: string; components: object[] }): Promise<string> {
  const edited = JSON.stringify({ pageKind: 'cart', ...document });
  const pages = shop.gateway.db.updateTable('content').set({ document: edited });
  await pages.where('path', '=', '/pages/en/cart').execute();
  const load = shop.visit('/en/cart', (args) => loadEditorsParts(castArgs(loadEditorsParts, args)));
  const page = <EditorsParts loaderData={(await load).data} />;
  const Shop = createRoutesStub([
    {
      Component: () => (
        <TextsProvider locale="en" texts={new Map(Object.entries(en))}>
          <ShopContext value={data}>{page}</ShopContext>
        </TextsProvider>
      ),
      children: [
        {
          path: '/',
          Component: () => (
            <CartPage
              loaderData={{ cart: null, saved: [], gaps: { lines: undefined, saved: undefined }, notices: [] }}
            />
          ),
        },
      ],
    },
  ]);
  return renderToStaticMarkup(<Shop />);
}

const words = (markup: string): string => markup.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

test('STO-004 STO-043 DOM-060 the cart page has the title, introduction, empty texts and order of its page model', async () => {
  const cart = { name: 'cart', type: 'cart', emptyText: 'Nothing in the basket.' };
  const emptyLink = { title: 'Look around', path: '/en/inspiration' };
  const intro = { name: 'intro', type: 'page-intro', heading: 'Your basket', text: 'Chosen by hand.' };
  const markup = await emptyCart({
    title: 'Basket',
    description: '<p>All that <b>you</b> chose.</p>',
    components: [intro, strip('upper'), { ...cart, emptyLink }, strip('lower')],
  });
  expect(markup).toMatch(/<title>Basket\b/);
  expect(markup).toContain('<meta name="description" content="All that you chose."/>');
  expect(markup).toMatch(/href="\/en\/inspiration"[^>]*>Look around/);
  expect(words(markup)).toMatch(
    /The upper strip\. .*Your basket Chosen by hand\. .*Nothing in the basket\. .*The lower strip\./,
  );
});

test('a page model without such texts leaves the cart page its own heading and texts, and its parts follow the page', async () => {
  const markup = await emptyCart({ title: 'Basket', components: [strip('only')] });
  expect(words(markup)).toMatch(new RegExp(`Cart .*${en['cart.empty']}.*The only strip\\.`));
  expect(markup).toMatch(new RegExp(`href="/en/products\\?sort=newest"[^>]*>${en['cart.empty.action']}`));
});
