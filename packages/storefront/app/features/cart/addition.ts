import type { CartView } from './cart-view.ts';

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
  /** `accessory.{key}` is `add` or `have`; the server finds the part and its finish. */
  accessoryPrefix: 'accessory.',
  /** A room of tile or trim: its area or length and percent; the server counts the boxes. */
  area: 'area',
  /** What the room is measured in: `ft`, or `m` in French. */
  unit: 'unit',
  overage: 'overage',
  roomName: 'roomName',
  /** The rooms of a line that is put back, as JSON. */
  rooms: 'rooms',
  /** Sent by scripts only: answer with an `AdditionResult` and let the page stay. */
  stay: 'stay',
} as const;

/** What a form of a room may ask for; the area in the unit of the form. */
export const roomBounds = {
  area: { least: 0.01, most: 100_000 },
  overagePercent: { least: 0, most: 100 },
  nameLength: 40,
} as const;

/** What the cart answers to an addition whose page stays. */
export interface AdditionResult {
  /** What the cart holds then, for its preview; null when nothing was added. */
  readonly cart: CartView | null;
  /** What went wrong, or how the quantity was cut, in the shopper's language. */
  readonly message?: string;
}
