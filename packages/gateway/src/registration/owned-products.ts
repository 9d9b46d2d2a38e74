import { localised, placeholderAccount, sampledSku, unitsKept } from '@basin/domain';
import type { Product } from '../catalogue/index.ts';
import { modelNumberOf, type Order } from '../orders/index.ts';
import type { Db } from '../database/database.ts';
import type { RegistrationDocument } from './registrations.ts';
import { isoDay } from '../texts/company-day.ts';

/** A product that a customer owns, in wire format. */
export interface OwnedProduct {
  readonly id: string;
  readonly sku: string;
  readonly modelNumber: string;
  readonly productName?: string | undefined;
  readonly image?: string | undefined;
  readonly purchaseDate: string;
  readonly orderNumber?: string | undefined;
  readonly serialNumber?: string | undefined;
}

/** Returns the products bought in an order that is not cancelled, without samples and returned units. */
export function purchasedProducts(
  { id, orderNumber, orderState, createdAt, lineItems, returnInfo }: Order,
  lang: string,
): OwnedProduct[] {
  if (orderState === 'Cancelled') return [];
  const returns = returnInfo.map(({ items = [] }) => ({ items }));
  const kept = new Set(unitsKept({ lineItems, returnInfo: returns }).map((line) => line.id));
  const bought = lineItems.filter((line) => kept.has(line.id) && sampledSku(line.sku) === undefined);
  return bought.map((line) => ({
    id: `${id}-${line.id}`,
    sku: line.sku,
    modelNumber: modelNumberOf(line),
    productName: localised(line.name, lang),
    image: line.variant.images[0]?.url,
    purchaseDate: isoDay(new Date(createdAt)),
    orderNumber,
  }));
}

/** Returns whether two entries are of the same product of the same order. */
export const isSamePurchase = (one: Purchase, other: Purchase): boolean =>
  one.orderNumber !== undefined && one.orderNumber === other.orderNumber && one.sku === other.sku;

type Purchase = Pick<OwnedProduct, 'sku' | 'orderNumber'>;

/** Returns the registered products, with their current names in the catalogue. */
export async function registeredProducts(
  db: Db,
  registrations: readonly { readonly id: string; readonly document: RegistrationDocument }[],
  lang: string,
): Promise<OwnedProduct[]> {
  const names = await namesBySku(
    db,
    registrations.flatMap(({ document }) => document.products.map(({ sku }) => sku)),
    lang,
  );
  return registrations.flatMap(({ id, document }) =>
    document.products.map(({ sku, modelNumber, purchaseDate, orderNumber, serialNumber }, index) => ({
      id: `${id}-${index}`,
      sku,
      modelNumber,
      purchaseDate,
      orderNumber,
      serialNumber,
      productName: names.get(sku)?.name,
      image: names.get(sku)?.image,
    })),
  );
}

async function namesBySku(db: Db, skus: readonly string[], lang: string) {
  if (skus.length === 0) return new Map<string, { name: string | undefined; image: string | undefined }>();
  const rows = await db
    .selectFrom('skus')
    .innerJoin('products', 'products.id', 'skus.product_id')
    .select(['skus.sku', 'products.document'])
    .where('skus.sku', 'in', [...new Set(skus)])
    .execute();
  return new Map(
    rows.map(({ sku, document }) => [sku, { name: localised(document.name, lang), image: pictureOf(document, sku) }]),
  );
}

function pictureOf({ variants }: Product, sku: string): string | undefined {
  const image = variants.find((variant) => variant.sku === sku)?.image;
  return image && `/is/image/${placeholderAccount}/${image}`;
}
