import { sampledSku } from '@basin/domain';
import { findStock, type StoredStock } from '../catalogue/index.ts';
import type { Db } from '../database/database.ts';
import type { Cart, CartLine } from './cart.ts';
import { skusIn } from './draft.ts';

/** Returns a cart with the current stock of its lines. The stored cart has the stock at its last change. */
export async function withCurrentStock(db: Db, cart: Cart): Promise<Cart> {
  const stock = await findStock(db, skusIn(cart).map(stockedSku));
  const current = (line: CartLine) => lineWithStock(line, stock.get(stockedSku(line.sku)));
  return { ...cart, lineItems: cart.lineItems.map(current), savedItems: cart.savedItems?.map(current) };
}

const stockedSku = (sku: string): string => sampledSku(sku) ?? sku;

/** Returns a line with this stock: none for a sku that has left the catalogue. A sample does not depend on the stock. */
function lineWithStock(line: CartLine, stock: StoredStock | undefined): CartLine {
  if (stock && sampledSku(line.sku) !== undefined) return line;
  const { available = 0, restockableInDays, isBackOrderable = false } = stock ?? {};
  const availability = { isOnStock: available > 0, availableQuantity: available, restockableInDays };
  const { variant, custom } = line;
  return {
    ...line,
    variant: { ...variant, availability },
    custom: { ...custom, fields: { ...custom.fields, isBackOrderable } },
  };
}
