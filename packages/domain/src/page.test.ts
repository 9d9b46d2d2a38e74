import { expect, test } from 'vitest';
import { shows } from '../testing/shows.ts';
import { isAuthorPreview, pageKindOf, pageKinds } from './page.ts';

test('DOM-092 fifteen page kinds for stories, stores and products are recognised by type', () => {
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

test('DOM-093 twelve page kinds for help, search and the page frame are recognised by type', () => {
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

test('case, hyphens and underscores in a page type are ignored, and an unknown type has no kind', () => {
  shows(pageKindOf, ['sample/components/Blog-Carousel'], 'blogCarousel');
  shows(pageKindOf, ['in_page search'], 'inPageSearch');
  shows(pageKindOf, ['sample/components/accordion'], undefined);
  shows(pageKindOf, ['blogCarousel/item'], undefined);
  shows(pageKindOf, [''], undefined);
});

test('author preview requires both cookies', () => {
  shows(isAuthorPreview, ['1', 't'], true);
  shows(isAuthorPreview, ['1', undefined], false);
  shows(isAuthorPreview, [undefined, 't'], false);
  shows(isAuthorPreview, ['', 't'], false);
});
