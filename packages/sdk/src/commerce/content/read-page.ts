import { pageKindOf, parseIsoDate, type PageKind } from '@basin/domain';
import type { PageComponent, PageModel } from '../../contract/types.ts';

/** A published page. */
export interface ContentPage {
  readonly title: string;
  readonly description: string | null;
  /** The language of its texts, such as `en` for a French page without a translation; null when not set. */
  readonly language: string | null;
  /** Such as `inspirationDetail`; null for an ordinary page. */
  readonly kind: PageKind | null;
  /** The day of publication, such as `2026-10-13`; null when not set. */
  readonly published: string | null;
  /** The author; null for the shop itself. */
  readonly author: string | null;
  /** Whether search engines can list it. */
  readonly isIndexed: boolean;
  /** Whether only customers can see it. */
  readonly isSecure: boolean;
  /** Whether guests see a sign-in prompt over it. */
  readonly isGated: boolean;
  /** The content of the page from top to bottom, excluding header and footer. */
  readonly parts: readonly ContentPart[];
  /** The content around it: menus and small print. */
  readonly frame: readonly ContentPart[];
}

/** A part of a page. */
export interface ContentPart {
  readonly name: string;
  /** Such as `hero`. */
  readonly type: string;
  /** The properties that its editor set. Parse them with a schema: they are not validated. */
  readonly props: Readonly<Record<string, unknown>>;
}

/** Converts a page from the author system. */
export const contentPageFrom = (page: PageModel): ContentPage => ({
  title: page.title,
  description: page.description ?? null,
  language: page.language ?? null,
  kind: pageKindOf(page.kind ?? '') ?? null,
  published:
    parseIsoDate(page.published ?? '')
      ?.toISOString()
      .slice(0, 10) ?? null,
  author: page.author ?? null,
  isIndexed: !page.robotsTags.includes('noindex'),
  isSecure: page.isSecure,
  isGated: page.isGated,
  parts: page.items.filter((item) => !isOfFrame(item)).flatMap(partsIn),
  frame: page.items.filter(isOfFrame).flatMap(({ items }) => items.flatMap(partsIn)),
});

const frameTypes: readonly string[] = ['header', 'footers'];
const isOfFrame = (component: PageComponent): boolean => frameTypes.includes(shortType(component));

/** Containers only group other components. */
function partsIn(component: PageComponent): ContentPart[] {
  const { name, props, items } = component;
  const type = shortType(component);
  if (isOfFrame(component)) return [];
  return type === 'container' ? items.flatMap(partsIn) : [{ name, type, props }];
}

/** Shortens `basin/components/hero` to `hero`. */
const shortType = ({ type }: PageComponent): string => type.slice(type.lastIndexOf('/') + 1);
