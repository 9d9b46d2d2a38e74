import type { CallRequest, FavouritesListSchema, favouritesCalls } from '@basin/sdk/contract';
import type * as z from 'zod';

type WireList = z.input<FavouritesListSchema>;
type WireProduct = NonNullable<WireList['lineItems']>[number];
type WireText = NonNullable<WireList['textLineItems']>[number];
type NewList = CallRequest<typeof favouritesCalls.create>['body'];

/** A saved product as stored; its name comes from the catalogue. */
export interface SavedProduct extends Readonly<Pick<WireProduct, 'id' | 'productId' | 'addedAt'>> {
  readonly sku: string;
  /** Only on lines of a project. */
  readonly quantity?: number | undefined;
  readonly room?: string | undefined;
  readonly note?: string | undefined;
  /** The key of the custom type in the request. */
  readonly typeKey?: string | undefined;
}

/** A saved picture, video or article as stored. */
export interface SavedText extends Readonly<Pick<WireText, 'id' | 'name' | 'description' | 'addedAt'>> {
  readonly typeKey?: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
}

/** A list as stored; it expires `deleteDaysAfterLastModification` days after its last change. */
export interface FavouritesDocument
  extends
    Readonly<Pick<WireList, 'name' | 'description'>>,
    Readonly<Pick<NewList, 'kind' | 'deleteDaysAfterLastModification'>> {
  readonly lineItems: readonly SavedProduct[];
  readonly textLineItems: readonly SavedText[];
}
