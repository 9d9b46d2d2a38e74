/** The kinds of pages and page parts, recognised by their type. @see catalogue spec §2 */
export const pageKinds = [
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
] as const;
export type PageKind = (typeof pageKinds)[number];

/**
 * Returns the kind of a page or page part from its type, such as `site/components/blog-carousel`: the last segment,
 * ignoring case, hyphens and underscores. Returns undefined for any other type.
 *
 * @see catalogue spec §2
 */
export function pageKindOf(type: string): PageKind | undefined {
  const name = type
    .slice(type.lastIndexOf('/') + 1)
    .replace(/[-_ ]/g, '')
    .toLowerCase();
  return pageKinds.find((kind) => kind.toLowerCase() === name);
}

/**
 * Returns whether a page is shown in author preview: both the preview cookie and the token cookie are set.
 *
 * @see platform spec §6
 */
export function isAuthorPreview(previewCookie: string | undefined, tokenCookie: string | undefined): boolean {
  return Boolean(previewCookie) && Boolean(tokenCookie);
}
