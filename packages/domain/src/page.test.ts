import { expect, test } from 'vitest';
import { shows } from '../testing/shows.ts';
import { isAuthorPreview, pageKindOf, pageKinds } from './page.ts';

test('DOM-092 fifteen page kinds of stories, stores and products are recognised by type', () => {
  expect(pageKinds.slice(0, 15)).toEqual([
    'teaser',
    'blogCarousel',
    'blogListing',
    'inspirationLanding',
    'inspirationDetail',
    'pressLanding',
    'manualProductPage',
    'manualProductTabs',
    'storeFinder',
    'browseAllStores',
    'storeFilter',
    'tradeMembership',
    'productListing',
    'productDetails',
    'knowledgeArticle',
  ]);
  for (const kind of pageKinds.slice(0, 15)) shows(pageKindOf, [`sample/components/${kind}`], kind);
});

test('DOM-093 so are twelve of help, search and the frame of a page', () => {
  expect(pageKinds.slice(15)).toEqual([
    'literature',
    'contactUs',
    'findingModelNumber',
    'technicalSpecification',
    'inPageSearch',
    'search',
    'helpAndSupport',
    'leadGeneration',
    'header',
    'footers',
    'breadcrumb',
    'toaster',
  ]);
  for (const kind of pageKinds.slice(15)) shows(pageKindOf, [kind], kind);
});

test('case, hyphens and underscores make no difference, another type is no kind', () => {
  shows(pageKindOf, ['sample/components/Blog-Carousel'], 'blogCarousel');
  shows(pageKindOf, ['in_page search'], 'inPageSearch');
  shows(pageKindOf, ['sample/components/accordion'], undefined);
  shows(pageKindOf, ['blogCarousel/item'], undefined);
  shows(pageKindOf, [''], undefined);
});

test('author preview needs both cookies', () => {
  shows(isAuthorPreview, ['1', 't'], true);
  shows(isAuthorPreview, ['1', undefined], false);
  shows(isAuthorPreview, [undefined, 't'], false);
  shows(isAuthorPreview, ['', 't'], false);
});
