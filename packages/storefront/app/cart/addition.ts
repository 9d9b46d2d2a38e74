/**
 * Names of the fields with which a form adds to the cart. It goes to `/{locale}/cart` by POST, where the intent `add`
 * reads them.
 */
export const additionFields = {
  intent: 'intent',
  sku: 'sku',
  /** The product's address part, by which the server finds what belongs to a set. */
  slug: 'slug',
  quantity: 'quantity',
  /** `accessory.{sku}` is `add` or `have`. */
  accessoryPrefix: 'accessory.',
  /** A room of tile: square feet and percent; the server counts the boxes. */
  area: 'area',
  overage: 'overage',
  /** Sent by scripts only: answer with an `AdditionResult` and let the page stay. */
  stay: 'stay',
} as const;

/** What the cart answers to an addition whose page stays. */
export interface AdditionResult {
  readonly isAdded: boolean;
  /** What went wrong, or how the quantity was cut, in the shopper's language. */
  readonly message?: string;
}
