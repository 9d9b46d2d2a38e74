import { pageKindOf, parseIsoDate, type PageKind } from '@basin/domain';
import type { PageComponent, PageModel } from '../../contract/types.ts';

/** A page that editors publish. */
export interface ContentPage {
  readonly title: string;
  readonly description: string | null;
  /** Such as `inspirationDetail`; null for a page of no special kind. */
  readonly kind: PageKind | null;
  /** The day of its publication, such as `2026-10-13`; null when its editor gave none. */
  readonly published: string | null;
  /** The person who wrote it; null for the shop itself. */
  readonly author: string | null;
  /** Whether search engines may list it. */
  readonly isIndexed: boolean;
  /** Whether only customers may see it. */
  readonly isSecure: boolean;
  /** Whether guests are asked to sign in over it. */
  readonly isGated: boolean;
  /** What it shows, from top to bottom; header and footer apart. */
  readonly parts: readonly ContentPart[];
  /** What stands around it: menus and small print. */
  readonly frame: readonly ContentPart[];
}

/** A part of a page. */
export interface ContentPart {
  readonly name: string;
  /** Such as `hero`. */
  readonly type: string;
  /** What its editor wrote. Read it through a schema: nothing in it is checked. */
  readonly props: Readonly<Record<string, unknown>>;
}

/** A page of the author system. */
export const contentPageFrom = (page: PageModel): ContentPage => ({
  title: page.title,
  description: page.description ?? null,
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

/** Containers only hold others. */
function partsIn(component: PageComponent): ContentPart[] {
  const { name, props, items } = component;
  const type = shortType(component);
  if (isOfFrame(component)) return [];
  return type === 'container' ? items.flatMap(partsIn) : [{ name, type, props }];
}

/** `basin/components/hero` is `hero`. */
const shortType = ({ type }: PageComponent): string => type.slice(type.lastIndexOf('/') + 1);
