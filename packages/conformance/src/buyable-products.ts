import type { CallOutput, searchCalls } from '@basin/sdk/contract';
import { Inconclusive } from './verdict.ts';
import type { Shopper } from './shopper.ts';
import type { Visitor } from './visitor.ts';

type ProductDocument = CallOutput<typeof searchCalls.listing>['documents'][number];

/** A sku that can be bought: priced, in stock, and not on back order. */
export interface BuyableProduct {
  readonly sku: string;
  readonly stock: number;
  readonly centAmount: number;
  readonly document: ProductDocument;
}

/** Two buyable skus of different products. */
export interface BuyableProducts {
  readonly first: BuyableProduct;
  readonly second: BuyableProduct;
}

const candidates = 60;
const maxStock = 9000;
const minStock = 4;

/** Finds two buyable skus by adding them to a guest's cart, which is deleted afterwards. */
export async function findBuyableProducts(visit: Visitor): Promise<BuyableProducts> {
  const guest = await visit.guest();
  const { documents } = await guest.reply('search.listing', { query: { rows: String(candidates) } });
  const found: BuyableProduct[] = [];
  for (const document of documents) {
    const product = await buyableFrom(guest, document);
    if (product) found.push(product);
    const [first, second] = found;
    if (first && second) return { first, second };
  }
  throw new Inconclusive(`a guest can buy fewer than two of the first ${documents.length} products`);
}

async function buyableFrom(guest: Shopper, document: ProductDocument): Promise<BuyableProduct | undefined> {
  const sku = document.masterSku ?? document.sku;
  if (sku === undefined) return undefined;
  const { availableQuantity: stock } = await guest.reply('inventory.stock', { query: { sku } });
  if (stock < minStock || stock > maxStock) return undefined;
  const line = await lineInCart(guest, sku);
  if (!line || line.isBackOrderable === true || line.totalPrice.centAmount === 0) return undefined;
  return { sku, stock, centAmount: line.totalPrice.centAmount, document };
}

/** Resolves to the price in cents of one unit of each sku in a guest's cart; skus that cannot be bought are omitted. */
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
  const { reply: cart } = await guest.call('cart.update', { body: { actions: [{ action: 'addLineItem', sku }] } });
  await guest.call('cart.deleteActive');
  return cart?.lineItems.find((each) => each.sku === sku);
}
