import type { CallRequest, FavouritesListSchema, favouritesCalls } from '@basin/sdk/contract';
import type * as z from 'zod';

type WireList = z.input<FavouritesListSchema>;
type WireProduct = NonNullable<WireList['lineItems']>[number];
type WireText = NonNullable<WireList['textLineItems']>[number];
type NewList = CallRequest<typeof favouritesCalls.create>['body'];

/** A saved product, as it is kept: what it is called is the catalogue's to say. */
export interface SavedProduct extends Readonly<Pick<WireProduct, 'id' | 'productId' | 'addedAt'>> {
  readonly sku: string;
  /** Of a line of a project. */
  readonly quantity?: number | undefined;
  readonly room?: string | undefined;
  readonly note?: string | undefined;
  /** Key of the custom type that the caller gave. */
  readonly typeKey?: string | undefined;
}

/** A saved picture, video or article, as it is kept. */
export interface SavedText extends Readonly<Pick<WireText, 'id' | 'name' | 'description' | 'addedAt'>> {
  readonly typeKey?: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
}

/** A list as it is kept; it goes when nobody has changed it for `deleteDaysAfterLastModification`. */
export interface FavouritesDocument
  extends
    Readonly<Pick<WireList, 'name' | 'description'>>,
    Readonly<Pick<NewList, 'kind' | 'deleteDaysAfterLastModification'>> {
  readonly lineItems: readonly SavedProduct[];
  readonly textLineItems: readonly SavedText[];
}
