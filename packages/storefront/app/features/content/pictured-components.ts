import { InspirationGallery } from '../inspiration/index.ts';
import { RecentlyViewed } from '../recent/index.ts';
import { Hero } from './Hero.tsx';
import { MediaText } from './MediaText.tsx';
import type { ComponentTable } from './part-props.ts';
import { PictureLinks } from './PictureLinks.tsx';
import { ProductRail } from './ProductRail.tsx';

/** Components with pictures of rooms or products, which most content pages use. */
export const picturedComponents = {
  hero: Hero,
  'picture-links': PictureLinks,
  'media-text': MediaText,
  'product-rail': ProductRail,
  'rooms-with-product': InspirationGallery,
  'blog-listing': InspirationGallery,
  'recently-viewed': RecentlyViewed,
} satisfies ComponentTable;
