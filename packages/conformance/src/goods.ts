import type { CallOutput, searchCalls } from '@basin/sdk/contract';
import { Untold } from './verdict.ts';
import type { Shopper } from './shopper.ts';
import type { Visit } from './visit.ts';

type ProductDocument = CallOutput<typeof searchCalls.listing>['documents'][number];

/** A sku that sells: priced, in stock, and no more of it than its stock. */
export interface Good {
  readonly sku: string;
  readonly stock: number;
  readonly centAmount: number;
  readonly document: ProductDocument;
}

/** What can be bought here: two skus of different products. */
export interface Goods {
  readonly first: Good;
  readonly second: Good;
}

const CANDIDATES = 60;
const MOST = 9000;
const NEEDED = 4;

/** Looks for two skus by looking into a cart of their own; the cart is deleted again. */
export async function findGoods(visit: Visit): Promise<Goods> {
  const guest = await visit.guest();
  const { documents } = await guest.reply('search.listing', { query: { rows: String(CANDIDATES) } });
  const found: Good[] = [];
  for (const document of documents) {
    const good = await goodOf(guest, document);
    if (good) found.push(good);
    const [first, second] = found;
    if (first && second) return { first, second };
  }
  throw new Untold(`of the first ${documents.length} products no two can be bought by a guest`);
}

async function goodOf(guest: Shopper, document: ProductDocument): Promise<Good | undefined> {
  const sku = document.masterSku ?? document.sku;
  if (sku === undefined) return undefined;
  const { availableQuantity: stock } = await guest.reply('inventory.stock', { query: { sku } });
  if (stock < NEEDED || stock > MOST) return undefined;
  const line = await lineInCart(guest, sku);
  if (!line || line.isBackOrderable === true || line.totalPrice.centAmount === 0) return undefined;
  return { sku, stock, centAmount: line.totalPrice.centAmount, document };
}

/** What one of each of these skus costs a guest in a cart of its own, in cents; what cannot be bought is left out. */
export async function costsOf(guest: Shopper, skus: readonly string[]): Promise<number[]> {
  const costs: number[] = [];
  for (const sku of skus) {
    const line = await lineInCart(guest, sku);
    if (line) costs.push(line.totalPrice.centAmount);
  }
  return costs;
}

async function lineInCart(guest: Shopper, sku: string) {
  await guest.reply('cart.create', { body: { currency: 'USD', taxMode: 'ExternalAmount' } });
  const { reply: cart } = await guest.ask('cart.update', { body: { actions: [{ action: 'addLineItem', sku }] } });
  await guest.ask('cart.deleteActive');
  return cart?.lineItems.find((each) => each.sku === sku);
}
