import {
  centsToDecimal,
  chooseSku,
  explainPrice,
  isExcludedFromState,
  isPostalCode,
  multiplyMoney,
  planRoomLine,
  stockStatus,
  variantsFromColours,
  type Money,
  type PriceRule,
  type StockStatus,
} from '@basin/domain';
import { tiles, type Tile } from './catalogue.ts';
import { stateOf } from './state-of.ts';

/** The request of a caller. */
export interface QuoteRequest {
  /** Any SKU of the tile. */
  readonly sku: string;
  readonly finish?: string | undefined;
  readonly area: number;
  readonly unit: 'ft' | 'm';
  readonly overagePercent: number;
  readonly persona: string;
  readonly postalCode: string;
}

/** The quote that the agent reads out. */
export interface Quote {
  readonly name: string;
  readonly sku: string;
  readonly price: Money;
  /** The reason for the price. */
  readonly rule: PriceRule;
  readonly boxes: number;
  readonly coveredSqFt: number;
  readonly total: Money;
  readonly availability: StockStatus;
  readonly availableQuantity: number;
  readonly state: string;
  readonly canShip: boolean;
}

/** A request that cannot be quoted. The message is for the agent. */
export class QuoteError extends Error {
  override name = 'QuoteError';
}

/** Quotes one tile for a caller. Every decision is a domain rule. */
export function quote(request: QuoteRequest, now: Date): Quote {
  const state = isPostalCode(request.postalCode, 'US') ? stateOf(request.postalCode) : undefined;
  if (state === undefined) throw new QuoteError(`Unknown ZIP code: ${request.postalCode}`);
  const { tile, sku } = findTile(request, now);
  const { quantity, covered } = planRoomLine({ ...request, amount: request.area }, tile.coverage);
  const explained = explainPrice(tile.prices, { sku, persona: request.persona, discounted: true });
  if (!explained) throw new QuoteError(`No price for ${sku}`);
  const available = tile.stock.get(sku) ?? 0;
  return {
    name: tile.name,
    sku,
    price: explained.price,
    rule: explained.rule,
    boxes: quantity,
    coveredSqFt: covered,
    total: multiplyMoney(explained.price, quantity),
    availability: stockStatus({ available, quantity, isBackOrderable: tile.isBackOrderable }),
    availableQuantity: available,
    state,
    canShip: !isExcludedFromState(tile.statesExcluded, state),
  };
}

/** Returns the tile of the SKU, and the SKU of the requested finish or of another one that is on sale. */
function findTile({ sku, finish }: QuoteRequest, now: Date): { tile: Tile; sku: string } {
  for (const tile of tiles) {
    const variants = variantsFromColours(tile.colours, now);
    const named = variants.find((variant) => variant.sku === sku);
    if (!named) continue;
    const chosen = chooseSku({ variants, masterSku: tile.masterSku }, finish ?? named.colour);
    if (chosen !== undefined) return { tile, sku: chosen };
  }
  throw new QuoteError(`Unknown SKU: ${sku}`);
}

/** Formats a quote as lines of text. */
export function quoteText(quote: Quote): string {
  const money = ({ centAmount, currencyCode }: Money) => `${centsToDecimal(centAmount)} ${currencyCode}`;
  const availability = { inStock: 'in stock', backOrder: 'on back order', outOfStock: 'not enough in stock' };
  return [
    `${quote.name} (${quote.sku})`,
    `price         ${money(quote.price)} each, ${quote.rule}`,
    `quantity      ${quote.boxes}, covering ${quote.coveredSqFt} sq ft`,
    `total         ${money(quote.total)}`,
    `availability  ${availability[quote.availability]}, ${quote.availableQuantity} at hand`,
    `shipping      ${quote.canShip ? 'ships to' : 'may not be sold into'} ${quote.state}`,
  ].join('\n');
}
