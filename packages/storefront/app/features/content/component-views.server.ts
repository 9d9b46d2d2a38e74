import { sanitiseUrl } from '@basin/domain';
import type { ContentPage } from '@basin/sdk';
import * as z from 'zod';
import { features } from '../../shell/settings/features.ts';
import { safeHtml } from './safe-html.server.ts';

const text = z.string().trim().min(1);
/** A text that an editor may leave out or empty. */
const optionalText = z
  .string()
  .transform((written) => written.trim() || undefined)
  .optional();
/** An editor's link. An unsafe URL is marked so that no browser follows it. */
const path = text.transform((url) => sanitiseUrl(url));
/** The id of a page part, used as its hash. */
const anchor = z.string().regex(/^[a-z][a-z0-9-]*$/);
const link = z.object({ title: text, path });
const image = z.object({
  name: text,
  alt: z.string(),
  placeholder: z.string().startsWith('data:image/webp;').optional(),
});
/** A link or a picture that an editor may leave out or empty; an incomplete one is left out. */
const optionalLink = link.optional().catch(undefined);
const optionalImage = image.optional().catch(undefined);
const linkList = z.object({
  heading: optionalText,
  items: z.array(z.object({ ...link.shape, text: optionalText })),
});
const html = z.string().transform(safeHtml);
const indexQuery = {
  profilename: text,
  collections: text,
  q: optionalText,
  fq: z.array(z.string()).default([]),
};

/** What an editor enters in the component of a page that the shop builds itself. */
const ownPart = z.object({ emptyText: optionalText, emptyLink: optionalLink });

/** The components of pages that the shop builds itself: their routes render them. */
export const ownParts = {
  account: ownPart,
  'account-settings': ownPart,
  addresses: ownPart,
  cart: ownPart,
  checkout: ownPart,
  compare: ownPart,
  declined: ownPart,
  'my-favourites': ownPart,
  'my-products': ownPart,
  'my-services': ownPart,
  'order-confirmation': ownPart,
  'order-details': ownPart,
  'order-history': ownPart,
  'product-details': ownPart,
  'register-online-product': ownPart,
  'reset-password': ownPart,
  'shared-cart': ownPart,
  'sign-in': ownPart,
} as const;

/** The schema of each component of a page model, by resource type. Only properties in these schemas reach a page. */
export const componentSchemas = {
  hero: z.object({
    heading: text,
    text: optionalText,
    image,
    /** The part of the picture that a wide screen shows. */
    focus: z.enum(['upper', 'lower']).default('lower'),
    link: optionalLink,
  }),
  'page-intro': z.object({ heading: text, text: optionalText }),
  'picture-links': z.object({
    heading: optionalText,
    items: z.array(z.object({ ...link.shape, text: optionalText, image: optionalImage })),
  }),
  'media-text': z.object({
    heading: text,
    text,
    image,
    side: z.enum(['left', 'right']).default('left'),
    link: optionalLink,
  }),
  strip: z.object({ heading: text, text: optionalText, link: optionalLink }),
  'link-list': linkList,
  'rich-text': z.object({ html }),
  figure: z.object({ images: z.array(image).min(1).max(2), caption: optionalText }),
  questions: z.object({
    heading: optionalText,
    items: z.array(
      z.object({
        question: text,
        html,
        categories: z.array(anchor).optional(),
        exceptCategories: z.array(anchor).optional(),
        /** The optional feature that the answer describes. */
        feature: z.enum(features).optional(),
      }),
    ),
  }),
  breadcrumb: z.object({ items: z.array(z.object({ title: text, path: path.optional() })) }),
  'not-found': z.object({ heading: text, text: optionalText }),
  'product-rail': z.object({
    heading: text,
    text: optionalText,
    link: optionalLink,
    query: z.object({ ...indexQuery, sort: optionalText, rows: z.int().min(1).max(30).default(8) }),
  }),
  'product-listing': z.object(indexQuery),
  search: z.object({ profilename: text, collections: text }),
  'inspiration-gallery': z.object({ heading: optionalText, collections: text }),
  'shop-the-room': z.object({ collection: text }),
  'rooms-with-product': z.object({ heading: text, collection: text }),
  'recently-viewed': z.object({ heading: text }),
  'contact-form': z.object({ reasons: z.array(text).min(1), aside: linkList.optional() }),
  'lead-form': z.object({ heading: text, text: optionalText, subject: z.enum(['design', 'installation', 'pro']) }),
  teaser: z.object({ heading: text, text: optionalText, image, link }),
  'blog-carousel': z.object({ heading: text, collections: text }),
  'blog-listing': z.object({ heading: optionalText, collections: text }),
  'press-landing': z.object({
    heading: optionalText,
    items: z.array(z.object({ ...link.shape, date: z.iso.date(), text: optionalText, image: optionalImage })),
  }),
  'manual-product-tabs': z.object({ heading: text, tabs: z.array(z.object({ id: anchor, title: text, html })).min(1) }),
  'trade-membership': z.object({}) as z.ZodType<object>, // not a record of never: the server adds the application
  'knowledge-article': z.object({ heading: text, html, related: linkList.optional() }),
  'in-page-search': z.object({ label: text }),
  video: z.object({ heading: text, text: optionalText, videoId: z.string().regex(/^[\w-]+$/) }),
  'help-and-support': z.object({
    heading: optionalText,
    topics: z.array(z.object({ title: text, text: optionalText, links: z.array(link) })),
  }),
  'order-status': z.object({}),
  'quick-order': z.object({}),
  'register-offline-product': z.object({}),
  literature: z.object({}),
  'technical-specification': z.object({}),
  'store-finder': z.object({}),
  'browse-all-stores': z.object({}),
  'store-filter': z.object({}),
  'store-details': z.object({}),
  ...ownParts,
} as const;

export type ComponentType = keyof typeof componentSchemas;
export type ComponentProps<Type extends ComponentType> = z.output<(typeof componentSchemas)[Type]>;

/** Returns what editors entered for the components of one type on a page. Invalid components are omitted. */
export const propsOfType = <Type extends ComponentType>(page: ContentPage | null, type: Type): ComponentProps<Type>[] =>
  (page?.parts ?? [])
    .filter((part) => part.type === type)
    .map(({ props }) => componentSchemas[type].safeParse(props))
    .flatMap(({ data }) => (data ? [data as ComponentProps<Type>] : []));
