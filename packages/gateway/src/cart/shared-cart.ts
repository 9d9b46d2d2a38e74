import { sharedLineFields } from '@basin/domain';
import { randomText } from '../http/digest.ts';
import { notFound } from '../http/http-problem.ts';
import type { Db } from '../database/database.ts';
import type { Cart, CartLine } from './cart.ts';

/** A line of a shared cart: without its owner and prices. */
export type SharedLine = Pick<CartLine, 'id' | 'productId' | 'sku' | 'quantity' | 'name' | 'productSlug' | 'custom'> & {
  readonly variant: Pick<CartLine['variant'], 'id' | 'sku' | 'attributes' | 'images'>;
};

/** A copy of a cart's lines that anyone with its id can see. */
export interface SharedCart {
  readonly id: string;
  /** The sender's name for it. */
  readonly name?: string;
  readonly createdAt: string;
  readonly expiresAt: string;
  readonly lineItems: SharedLine[];
}

const idBytes = 16;
const lifetimeMs = 30 * 24 * 60 * 60 * 1000;

/** Copies the lines of a cart; later changes of the cart do not alter the copy. */
export async function shareCart(
  db: Db,
  { lineItems }: Cart,
  { name, now }: { readonly name: string | undefined; readonly now: Date },
): Promise<SharedCart> {
  const id = randomText(idBytes);
  const expiresAt = new Date(now.getTime() + lifetimeMs);
  const lines = lineItems.map(sharedLine);
  await db
    .insertInto('shared_carts')
    .values({ id, name: name ?? null, document: JSON.stringify(lines), created_at: now, expires_at: expiresAt })
    .execute();
  return sharedCartFrom({ id, name, lineItems: lines, createdAt: now, expiresAt });
}

/**
 * Finds a shared cart by id.
 *
 * @throws {HttpProblem} 404 when it does not exist or has expired
 */
export async function findSharedCart(db: Db, id: string, now: Date): Promise<SharedCart> {
  const row = await db
    .selectFrom('shared_carts')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) throw notFound(`The shared cart '${id}' was not found.`);
  const { name, document: lineItems, created_at: createdAt, expires_at: expiresAt } = row;
  return sharedCartFrom({ id, name, lineItems, createdAt, expiresAt });
}

interface StoredSharedCart extends Pick<SharedCart, 'id' | 'lineItems'> {
  readonly name: string | null | undefined;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

const sharedCartFrom = ({ id, name, lineItems, createdAt, expiresAt }: StoredSharedCart): SharedCart => ({
  id,
  ...(name && { name }),
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  lineItems,
});

function sharedLine({ id, productId, sku, quantity, name, productSlug, custom, variant }: CartLine): SharedLine {
  const { attributes, images } = variant;
  return {
    id,
    productId,
    sku,
    quantity,
    name,
    productSlug,
    custom: { ...custom, fields: sharedLineFields(custom.fields) },
    variant: { id: variant.id, sku, attributes, images },
  };
}
