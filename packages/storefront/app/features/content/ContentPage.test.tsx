import en from '@basin/gateway/dictionary/en.json' with { type: 'json' };
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { ShopContext, type ShopData } from '../../shell/document/use-shop.ts';
import { TextsProvider } from '../../shell/texts/TextsProvider.tsx';
import { ContentPage } from './ContentPage.tsx';
import { mainPartOf } from './main-part.server.ts';
import type { PageView } from './page-view.ts';

const shop = { navigation: { groups: [] }, origin: 'https://shop.example' } as unknown as ShopData;
const strip = { type: 'strip', name: 'news', view: { heading: 'The kiln is lit again' } } as const;
const unknown = { type: 'unknown', name: 'tour', view: { type: 'virtual-tour' } } as const;
const intro = { type: 'page-intro', name: 'intro', view: { heading: 'Care' } } as const;

/** Returns the HTML of a page with these parts. */
function htmlOf(parts: PageView['parts']): string {
  const given = { title: 'Care', parts, mainPart: mainPartOf(parts), isIndexed: true, canonicalSearch: '' };
  const page = given as unknown as PageView;
  const content = (
    <TextsProvider locale="en" texts={new Map(Object.entries(en))}>
      <ContentPage page={page} />
    </TextsProvider>
  );
  const Shop = createRoutesStub([{ path: '/', Component: () => <ShopContext value={shop}>{content}</ShopContext> }]);
  return renderToStaticMarkup(<Shop />);
}

/** Returns the headings of a page with these parts, with their levels. */
function headingsOf(parts: PageView['parts']): string[] {
  const headings = htmlOf(parts).matchAll(/<h(\d)[^>]*>([^<]*)/g);
  return [...headings].map(([, level, text]) => `${level ?? ''} ${text ?? ''}`);
}

test('a page has its main heading below a strip, and in the preview below an unknown component', () => {
  expect(headingsOf([strip, intro])).toEqual(['2 The kiln is lit again', '1 Care']);
  expect(headingsOf([unknown, intro, strip])).toEqual(['1 Care', '2 The kiln is lit again']);
});

test('a part in another language than the shop has the language of its texts', () => {
  expect(htmlOf([{ ...intro, lang: 'fr' }, strip]).match(/ lang="fr"/g)).toHaveLength(1);
  expect(htmlOf([intro, strip])).not.toContain(' lang=');
});
