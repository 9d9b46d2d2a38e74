import type { PackedListing, ProductCardView } from '../catalogue/index.ts';
import type { ArticleView, FoundArticles, FoundRooms } from '../inspiration/index.server.ts';
import type { FoundBySearch, SearchStart } from '../search/index.ts';
import type { Facts } from '../../shell/document/StructuredData.tsx';
import type { Skin } from '../../shell/settings/brand-settings.ts';
import type { SessionNotice } from '../../shell/session/shop-session.ts';
import type { ComponentProps, ComponentType } from './component-views.server.ts';

/** What the server found out for a component beside what its editor wrote. */
interface FoundByType {
  'inspiration-gallery': FoundArticles;
  'blog-carousel': { readonly articles: readonly ArticleView[] };
  'blog-listing': { readonly articles: readonly ArticleView[] };
  'rooms-with-product': { readonly articles: readonly ArticleView[] };
  'shop-the-room': FoundRooms;
  'product-rail': { readonly products: readonly ProductCardView[] };
  'product-listing': { readonly view: PackedListing };
  search: FoundBySearch | SearchStart;
}
type Found<Type> = Type extends keyof FoundByType ? FoundByType[Type] : object;

/** What products are found by; it does not travel. */
type Query = 'profilename' | 'collections' | 'q' | 'fq' | 'query';

/** What a component shows. */
export type ComponentView<Type extends ComponentType> = Omit<ComponentProps<Type>, Query> & Found<Type>;

/** A component of a page, ready to be shown. */
export type PagePart = {
  [Type in ComponentType]: { readonly type: Type; readonly name: string; readonly view: ComponentView<Type> };
}[ComponentType];

/** In the preview: a component that shoppers do not see, because no component shows its type or it cannot be read. */
export interface UnknownPart {
  readonly type: 'unknown';
  readonly name: string;
  readonly view: { readonly type: string; readonly problem?: string | undefined };
}

interface ArticleState {
  readonly path: string;
  readonly isSaved: boolean;
  /** What is to be said, as of a favourite that waited for the sign-in. */
  readonly notices: readonly SessionNotice[];
  /** When it was published, for browsers and for readers, and by whom unless by the shop. */
  readonly published: { readonly date: string; readonly day: string; readonly author: string | null } | null;
  /** What search engines read of it. */
  readonly facts: Facts;
}

/** A page of the content system, ready to be shown. */
export interface PageView {
  readonly title: string;
  readonly description: string | undefined;
  readonly isIndexed: boolean;
  /** What it is shared by. */
  readonly picture: { readonly name: string; readonly alt: string } | undefined;
  /** The query of its canonical address: a later page of a listing is a page of its own, a filter makes none. */
  readonly canonicalSearch: string;
  /** On the page of an article that can be saved. */
  readonly article?: ArticleState | undefined;
  /** The skin of the brand that the page belongs to. */
  readonly skin: Skin | undefined;
  readonly parts: readonly (PagePart | UnknownPart)[];
}
