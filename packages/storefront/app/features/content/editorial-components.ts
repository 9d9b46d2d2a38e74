import { InspirationGallery } from '../inspiration/index.ts';
import { RecentlyViewed } from '../recent/index.ts';
import type { ComponentTable } from './part-props.ts';
import { Hero } from './Hero.tsx';
import { LinkList } from '../../shell/document/LinkList.tsx';
import { MediaText } from './MediaText.tsx';
import { NotFound } from './NotFound.tsx';
import { otherComponents } from './other-components.ts';
import { PageBreadcrumb } from './PageBreadcrumb.tsx';
import { PageIntro } from './PageIntro.tsx';
import { PictureLinks } from './PictureLinks.tsx';
import { ProductRail } from './ProductRail.tsx';
import { Questions } from './Questions.tsx';
import { RichText } from './RichText.tsx';
import { Strip } from './Strip.tsx';

/** What any page may carry. Listings and search are heavier: only the pages of the content system bring them. */
export const editorialComponents: ComponentTable = {
  hero: Hero,
  'page-intro': PageIntro,
  'picture-links': PictureLinks,
  'media-text': MediaText,
  strip: Strip,
  'link-list': LinkList,
  'rich-text': RichText,
  questions: Questions,
  breadcrumb: PageBreadcrumb,
  'not-found': NotFound,
  'product-rail': ProductRail,
  'rooms-with-product': InspirationGallery,
  'blog-listing': InspirationGallery,
  'recently-viewed': RecentlyViewed,
  ...otherComponents,
};
