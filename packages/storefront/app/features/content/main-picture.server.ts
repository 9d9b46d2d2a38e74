import type { ContentPage } from '@basin/sdk';
import { unpack } from '../catalogue/index.ts';
import { componentSchemas, type ComponentType } from './component-views.server.ts';
import type { ComponentView, PagePart, PageView } from './page-view.ts';

type Picture = NonNullable<PageView['picture']>;
type Pictures = { readonly [Type in ComponentType]?: (view: ComponentView<Type>) => Picture | undefined };

const articlePicture = ({ articles }: ComponentView<'blog-listing'>): Picture | undefined =>
  articles.slice(0, 1).map(({ name, title }) => ({ name, alt: title }))[0];

/** Returns the picture of each component type that has one. */
const pictures: Pictures = {
  hero: ({ image }) => image,
  'media-text': ({ image }) => image,
  teaser: ({ image }) => image,
  'picture-links': ({ items }) => items.find(({ image }) => image)?.image,
  figure: ({ images }) => images[0],
  'press-landing': ({ items }) => items.find(({ image }) => image)?.image,
  'product-rail': ({ products }) => products[0]?.image,
  'product-listing': ({ view }) => unpack(view).products[0]?.image,
  'inspiration-gallery': articlePicture,
  'blog-listing': articlePicture,
  'blog-carousel': articlePicture,
  'shop-the-room': ({ rooms }) => rooms.slice(0, 1).map(({ image, title }) => ({ name: image, alt: title }))[0],
};

/** Returns the picture for sharing a page: the first one on it. */
export function mainPicture(parts: readonly PagePart[]): Picture | undefined {
  for (const { type, view } of parts) {
    const pictureOf = pictures[type] as ((shown: typeof view) => Picture | undefined) | undefined;
    const picture = pictureOf?.(view);
    if (picture) return { name: picture.name, alt: picture.alt };
  }
  return undefined;
}

/** Component types whose picture an editor chose, so it is known before any lookup. */
const authored = ['hero', 'media-text', 'teaser', 'picture-links', 'figure', 'press-landing'] as const;

/** Returns the first picture that an editor put on a page. */
export function authoredPicture({ parts }: ContentPage): Picture | undefined {
  const pictured = parts.flatMap(({ type: written, name, props }): PagePart[] => {
    const type = authored.find((known) => known === written);
    const view = type && componentSchemas[type].safeParse(props).data;
    return view ? [{ type, name, view } as PagePart] : [];
  });
  return mainPicture(pictured);
}
