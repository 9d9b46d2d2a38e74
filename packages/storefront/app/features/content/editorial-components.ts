import { LinkList } from '../../shell/document/LinkList.tsx';
import { componentsOnDemand } from './components-on-demand.ts';
import { NotFound } from './NotFound.tsx';
import { otherComponents } from './other-components.ts';
import { PageBreadcrumb } from './PageBreadcrumb.tsx';
import { PageIntro } from './PageIntro.tsx';
import type { ComponentTable } from './part-props.ts';
import { Questions } from './Questions.tsx';
import { RichText } from './RichText.tsx';
import { Strip } from './Strip.tsx';

const load = async () => (await import('./pictured-components.ts')).picturedComponents;
const pictured = componentsOnDemand(load, import.meta.env.SSR ? await load() : undefined);

/**
 * What any page may carry; those with pictures are fetched by pages that have one. Listings and search are heavier: only the pages of
 * the content system bring them.
 */
export const editorialComponents: ComponentTable = {
  'page-intro': PageIntro,
  strip: Strip,
  'link-list': LinkList,
  'rich-text': RichText,
  questions: Questions,
  breadcrumb: PageBreadcrumb,
  'not-found': NotFound,
  hero: pictured<'hero'>(({ hero }) => hero),
  'picture-links': pictured<'picture-links'>((all) => all['picture-links']),
  'media-text': pictured<'media-text'>((all) => all['media-text']),
  'product-rail': pictured<'product-rail'>((all) => all['product-rail']),
  'rooms-with-product': pictured<'rooms-with-product'>((all) => all['rooms-with-product']),
  'blog-listing': pictured<'blog-listing'>((all) => all['blog-listing']),
  'recently-viewed': pictured<'recently-viewed'>((all) => all['recently-viewed']),
  ...otherComponents,
};
