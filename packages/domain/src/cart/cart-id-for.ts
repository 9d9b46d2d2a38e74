/** Ids that a session keeps. */
export interface StoredCartIds {
  readonly cartId?: string | undefined;
  /** The cart of the customer whom an associate serves. */
  readonly customerCartId?: string | undefined;
}

/** The cart that calls are about: an associate with a customer's cart works on that one. @see platform spec §4 */
export function cartIdFor({ cartId, customerCartId }: StoredCartIds, koc: string | undefined): string | undefined {
  return koc && customerCartId ? customerCartId : cartId;
}
