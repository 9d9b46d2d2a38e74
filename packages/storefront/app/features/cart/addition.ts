import type { CartView } from './cart-view.ts';

/** Field names of the form that adds to the cart. The form posts to `/{locale}/cart` with the intent `add`. */
export const additionFields = {
  intent: 'intent',
  sku: 'sku',
  /** The product's slug, which the server uses to find the items of a set. */
  slug: 'slug',
  quantity: 'quantity',
  /** `accessory.{key}` is `add` or `have`. The server finds the part and its finish. */
  accessoryPrefix: 'accessory.',
  /**
   * A room of tile or trim: its area or length and the overage in percent. The server calculates the number of boxes.
   */
  area: 'area',
  /** The room's unit: `ft`, or `m` in French. */
  unit: 'unit',
  overage: 'overage',
  roomName: 'roomName',
  /** The path of the product page, which shows an invalid area at its field. */
  page: 'page',
  /** The rooms of a restored line, as JSON. */
  rooms: 'rooms',
  /** The place of a restored line in the cart, from 0. */
  position: 'position',
  /** The id that a restored line had, where its notice stands. */
  lineItemId: 'lineItemId',
  /** Sent by scripts only: respond with an `AdditionResult` and stay on the page. */
  stay: 'stay',
} as const;

/** The limits of a room form. The area is in the form's unit. */
export const roomBounds = {
  area: { min: 0.01, max: 100_000 },
  overagePercent: { min: 0, max: 100 },
  nameLength: 40,
} as const;

/** The result of an addition for a form that stays on its page. */
export interface AdditionResult {
  /** The updated cart for the preview, or null when nothing was added. */
  readonly cart: CartView | null;
  /** The error, or how the quantity was reduced, in the shopper's language. */
  readonly message?: string;
  /** The units in the cart, when the stock limited them. */
  readonly units?: number;
}
