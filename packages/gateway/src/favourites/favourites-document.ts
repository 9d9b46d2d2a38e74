import type { LocalisedText } from '@basin/domain';

/** A saved product, as it is kept: what it is called is the catalogue's to say. */
export interface SavedProduct {
  readonly id: string;
  readonly productId: string;
  readonly sku: string;
  readonly addedAt: string;
  /** Key of the custom type that the caller gave. */
  readonly typeKey?: string | undefined;
}

/** A saved picture, video or article, as it is kept. */
export interface SavedText {
  readonly id: string;
  readonly name: LocalisedText;
  readonly description?: LocalisedText | undefined;
  readonly addedAt: string;
  readonly typeKey?: string | undefined;
  readonly fields: Readonly<Record<string, string>>;
}

export interface FavouritesDocument {
  readonly name: LocalisedText;
  /** The list goes when nobody has changed it for so long. */
  readonly deleteDaysAfterLastModification?: number | undefined;
  readonly lineItems: readonly SavedProduct[];
  readonly textLineItems: readonly SavedText[];
}
