import type { Customer } from '@basin/sdk';
import type { PackedListing, ProductCardView } from '../catalogue/index.ts';
import type { ArticleView, FoundArticles, FoundRooms } from '../inspiration/index.server.ts';
import type { FoundBySearch, SearchStart } from '../search/index.ts';
import type { SchemaOrgItem } from '../../shell/document/StructuredData.tsx';
import type { Skin } from '../../shell/settings/brand-settings.ts';
import type { SessionNotice } from '../../shell/session/shop-session.ts';
import type { ComponentProps, ComponentType } from './component-views.server.ts';

/** The data that the server adds to each component type. */
interface FoundByType {
  'inspiration-gallery': FoundArticles;
  'blog-carousel': { readonly articles: readonly ArticleView[] };
  'blog-listing': { readonly articles: readonly ArticleView[] };
  'rooms-with-product': { readonly articles: readonly ArticleView[] };
  'shop-the-room': FoundRooms;
  'product-rail': { readonly products: readonly ProductCardView[] };
  'product-listing': { readonly view: PackedListing };
  search: FoundBySearch | SearchStart;
  /** The customer's application for trade prices; null without one, and for guests and trade customers. */
  'trade-membership': { readonly application: Customer['tradeApplication'] };
  /** The model number of the page's product, when the questions are about one. */
  questions: { readonly modelNumber: string | undefined };
}
type Found<Type> = Type extends keyof FoundByType ? FoundByType[Type] : object;

/** The fields of a product query, which are not sent to the browser. */
type Query = 'profilename' | 'collections' | 'q' | 'fq' | 'query';

/** The data of a component. */
export type ComponentView<Type extends ComponentType> = Omit<ComponentProps<Type>, Query> & Found<Type>;

/** A component of a page with its data. */
export type PagePart = {
  [Type in ComponentType]: {
    readonly type: Type;
    readonly name: string;
    readonly view: ComponentView<Type>;
    /** The language of an editor's texts, when it is not the one of the page. */
    readonly lang?: string | undefined;
  };
}[ComponentType];

/** In the preview, a component that shoppers do not see because its type is unknown or it cannot be parsed. */
export interface UnknownPagePart {
  readonly type: 'unknown';
  readonly name: string;
  readonly view: { readonly type: string; readonly problem?: string | undefined };
}

interface ArticleState {
  /** The path by which it is a favourite, which is the same in every language. */
  readonly favourite: string;
  readonly isSaved: boolean;
  /** Messages to show, such as the outcome of a favourite that waited for the sign-in. */
  readonly notices: readonly SessionNotice[];
  /** The publication date, for browsers and for readers, and the author unless it is the shop. */
  readonly published: { readonly date: string; readonly day: string; readonly author: string | null } | null;
  /** The structured data for search engines. */
  readonly facts: SchemaOrgItem;
}

/** A content page with its data. */
export interface PageView {
  readonly title: string;
  readonly description: string | undefined;
  readonly isIndexed: boolean;
  /** The picture for sharing the page. */
  readonly picture: { readonly name: string; readonly alt: string } | undefined;
  /** The query of the canonical URL. A later page of a listing has its own canonical URL, a filter does not. */
  readonly canonicalSearch: string;
  /** Set on the page of an article or press release. */
  readonly article?: ArticleState | undefined;
  /** The skin of the page's brand. */
  readonly skin: Skin | undefined;
  readonly parts: readonly (PagePart | UnknownPagePart)[];
  /** The index of the part that has the page's main heading; -1 without any. */
  readonly mainPart: number;
}
