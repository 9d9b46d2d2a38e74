import * as z from 'zod/mini';
import type { Named } from './named.ts';
import { anyText, texts, optionalText } from './values.ts';
import { decodeWith } from './decode-with.ts';
import { byName } from './by-name.ts';

/** A part of a page: its type, its own properties, and its parts in display order. */
export interface PageComponent {
  /** The name in its container; empty for a page. */
  readonly name: string;
  /** The resource type, which determines the component that renders it. */
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly items: readonly PageComponent[];
}

/** A page part in the format of the exporter. */
export interface WireComponent {
  ':type': string;
  ':items'?: Record<string, WireComponent> | undefined;
  ':itemsOrder'?: string[] | undefined;
  [property: string]: unknown;
}

/** A part of a page and the parts inside it. */
export const pageComponentSchema: z.ZodMiniType<WireComponent, WireComponent> = z.lazy(() =>
  z.looseObject({
    ':type': anyText,
    ':items': z.optional(byName(pageComponentSchema)),
    ':itemsOrder': z.optional(texts),
  }),
);

const wirePageSchema = z.looseObject({
  ':type': anyText,
  ':path': z._default(anyText, ''),
  ':hierarchyType': optionalText,
  ':items': z.optional(byName(pageComponentSchema)),
  ':itemsOrder': z.optional(texts),
  ':children': z.optional(byName(z.unknown())),
  title: z._default(anyText, ''),
  language: optionalText,
  description: optionalText,
  canonicalLink: optionalText,
  alternateLanguageLinks: z._default(byName(anyText), {}),
  robotsTags: z._default(texts, []),
  pageKind: optionalText,
  published: optionalText,
  author: optionalText,
  isSecure: z._default(z.boolean(), false),
  isGated: z._default(z.boolean(), false),
});

const pageModelShape = decodeWith(wirePageSchema, pageFrom);
export interface PageModelSchema extends Named<typeof pageModelShape> {}
/** A page with the data of its head. */
export const pageModelSchema: PageModelSchema = pageModelShape;

function pageFrom(wire: z.output<typeof wirePageSchema>) {
  const { type, props, items } = componentFrom('', wire);
  return {
    type,
    props,
    items,
    path: wire[':path'],
    title: wire.title,
    language: wire.language,
    description: wire.description,
    canonicalLink: wire.canonicalLink,
    alternateLanguageLinks: wire.alternateLanguageLinks,
    robotsTags: wire.robotsTags,
    kind: wire.pageKind,
    published: wire.published,
    author: wire.author,
    isSecure: wire.isSecure,
    isGated: wire.isGated,
    childPaths: Object.keys(wire[':children'] ?? {}),
  };
}

function componentFrom(name: string, wire: WireComponent): PageComponent {
  const items = wire[':items'] ?? {};
  const order = wire[':itemsOrder'] ?? Object.keys(items);
  return {
    name,
    type: wire[':type'],
    props: Object.fromEntries(Object.entries(wire).filter(([property]) => !property.startsWith(':'))),
    items: order.flatMap((itemName) => {
      const item = Object.hasOwn(items, itemName) ? items[itemName] : undefined;
      return item ? [componentFrom(itemName, item)] : [];
    }),
  };
}
