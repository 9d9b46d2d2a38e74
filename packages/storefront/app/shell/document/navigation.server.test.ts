import type { ContentPage } from '@basin/sdk';
import { expect, test } from 'vitest';
import { bannersFrom } from './banners.server.ts';
import { navigationFrom } from './navigation.server.ts';

const settings = { pagePathPrefix: '/content/site', switchedOff: ['compare'] } as const;
const link = (title: string, path: string) => ({ title, path });
const part = (type: string, props: object) => ({ name: type, type, props });
const tile = link('Tile', '/content/site/en/products/tile.html');

test('menus, the footer and banners link to pages of the shop, without those of disabled features', () => {
  const compare = link('Compare', '/content/site/en/compare.html');
  const group = { ...tile, links: [tile, compare], more: [{ title: 'More', links: [compare, tile] }] };
  const frame = [
    part('main-menu', { groups: [group], shortcuts: [tile, compare] }),
    part('footer-columns', { groups: [group] }),
    part('legal-links', { items: [tile] }),
    part('promo-banner', { text: 'New tile', link: tile }),
    part('site-warning', { text: 'Compare is new', link: compare }),
  ];
  const page = { frame } as unknown as ContentPage;
  const served = link('Tile', '/en/products/tile');
  const menu = { ...served, links: [served], more: [{ title: 'More', links: [served] }] };
  expect(navigationFrom(page, settings)).toEqual({
    menus: [menu],
    shortcuts: [served],
    footer: [menu],
    legal: [served],
  });
  const banners = bannersFrom(page, null, settings);
  expect(banners.map(({ text, link: to }) => [text, to])).toEqual([
    ['Compare is new', undefined],
    ['New tile', served],
  ]);
});

test('rows, pictures and links that an editor left blank are left out, and the menus and banners stay', () => {
  const blank = { ...link('', ''), links: [], image: { name: '', alt: '' } };
  const group = { ...tile, links: [tile, link('', ' ')], image: blank.image };
  const frame = [
    part('main-menu', { groups: [group, blank], shortcuts: [blank] }),
    part('legal-links', { items: [link('', ''), tile] }),
    part('promo-banner', { text: 'New tile', link: link('', '') }),
  ];
  const page = { frame } as unknown as ContentPage;
  const served = link('Tile', '/en/products/tile');
  expect(navigationFrom(page, settings)).toEqual({
    menus: [{ ...served, links: [served], more: [], image: undefined }],
    shortcuts: [],
    footer: [],
    legal: [served],
  });
  expect(bannersFrom(page, null, settings)).toMatchObject([{ text: 'New tile', link: undefined }]);
});
