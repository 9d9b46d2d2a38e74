import type { EntryContext } from 'react-router';
import { expect, test } from 'vitest';
import { hydrationPlan } from './hydration-plan.server.ts';

const route = (id: string, more: object = {}) => ({
  id,
  module: `/_app/${id}.js`,
  imports: ['/_app/react.js', `/_app/${id}-part.js`],
  ...more,
});

function contextOf(...ids: string[]): EntryContext {
  return {
    manifest: {
      url: '/_app/manifest.js',
      entry: { module: '/_app/entry.js', imports: ['/_app/react.js'] },
      routes: {
        root: route('root'),
        cart: route('cart', { clientLoaderModule: '/_app/cart-loader.js' }),
        other: route('other'),
      },
    },
    staticHandlerContext: { matches: ids.map((id) => ({ route: { id } })) },
    serverHandoffString: '{"ssr":true}',
  } as unknown as EntryContext;
}

test('a hydration plan names the modules of the matched routes only, and each import once', () => {
  const { urls } = hydrationPlan(contextOf('root', 'cart'), '/en/texts.json?v=1', 'n');
  expect(urls).toEqual({
    manifest: '/_app/manifest.js',
    entry: '/_app/entry.js',
    texts: '/en/texts.json?v=1',
    routes: [
      ['root', ['/_app/root.js']],
      ['cart', ['/_app/cart-loader.js', '/_app/cart.js']],
    ],
    preloads: ['/_app/react.js', '/_app/root-part.js', '/_app/cart-part.js'],
  });
});

test('a hydration plan makes React Router stream its data into the page', () => {
  const context = contextOf('root');
  expect(hydrationPlan(context, '', undefined).handoff).toContain('window.__reactRouterContext={"ssr":true};');
  expect(context.renderMeta?.didRenderScripts).toBe(true);
});

test('a hydration plan skips a route that the manifest does not contain', () => {
  expect(hydrationPlan(contextOf('root', 'gone'), '', undefined).urls.routes).toHaveLength(1);
});
