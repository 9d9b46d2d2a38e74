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
 * The components of any page. Pages load the script of those with pictures only when they need it. Listings and search
 * are larger, so only content pages load them.
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
