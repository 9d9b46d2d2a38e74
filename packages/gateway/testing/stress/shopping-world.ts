import type { Origin } from '../../src/http/origin.ts';
import type { Tokens } from '../../src/identity/tokens.ts';
import type { Db } from '../../src/database/database.ts';
import { product, variant } from '../catalogue.ts';
import { createCustomer } from '../customers.ts';
import { createShopper, type GatewayReply, type Shopper } from '../shopper.ts';

/** A gateway, and its database for changes that no shopper can make. */
export interface Stage {
  readonly gateway: Origin;
  readonly db: Db;
  readonly tokens: Tokens;
  readonly now: () => Date;
}

/** A cart of the model: units and unit price at the last change, by sku. */
export interface ModelCart {
  version: number;
  readonly lines: Map<string, { units: number; cents: number }>;
}

/** The state of the model. It is small on purpose, so that a reader can see that it is correct. */
export interface Model {
  readonly carts: { guest: ModelCart | undefined; customer: ModelCart | undefined };
  readonly stock: Map<string, number>;
  readonly cents: Map<string, number>;
  readonly favourites: { version: number; readonly skus: string[] };
  readonly profile: { version: number; firstName: string };
  orders: number;
}

/** The real system that the model is compared with. */
export interface World extends Stage {
  readonly guest: Shopper;
  readonly customer: Shopper;
  readonly skus: readonly string[];
  readonly listId: string;
}

export type Who = 'guest' | 'customer';

const stock = 6;
let worlds = 0;

/** Creates a guest, a customer and three skus that no other sequence uses, and the model of them. */
export async function newWorld(stage: Stage): Promise<{ model: Model; real: World }> {
  const name = `M${++worlds}-${crypto.randomUUID().slice(0, 8)}`.toUpperCase();
  const skus = ['A', 'B', 'C'].map((letter) => `${name}-${letter}`);
  for (const sku of skus) await insertProduct(stage.db, sku);
  const guest = await createShopper(stage.gateway);
  const customer = await createCustomer(stage.gateway, stage);
  const { body } = await customer.send('POST', '/favorites/create', { name: { en: 'Favorites' } });
  return {
    model: {
      carts: { guest: undefined, customer: undefined },
      stock: new Map(skus.map((sku) => [sku, stock])),
      cents: new Map(skus.map((sku) => [sku, 1_000])),
      favourites: { version: 1, skus: [] },
      profile: { version: 1, firstName: 'Mo' },
      orders: 0,
    },
    real: { ...stage, guest, customer, skus, listId: (body as { id: string }).id },
  };
}

async function insertProduct(db: Db, sku: string): Promise<void> {
  const document = product(sku.toLowerCase(), [variant(sku, 1_000)]);
  const { id, slug, kind, brand } = document;
  await db
    .insertInto('products')
    .values({ id, slug, kind, brand, document: JSON.stringify(document), revision: 1 })
    .execute();
  await db.insertInto('skus').values({ sku, product_id: id }).execute();
  await db
    .insertInto('stock')
    .values({ sku, available: stock, restockable_in_days: null, back_orderable: false })
    .execute();
}

/** Sets the price of a unit. */
export async function setCents({ db }: World, sku: string, cents: number): Promise<void> {
  const document = product(sku.toLowerCase(), [variant(sku, cents)]);
  await db
    .updateTable('products')
    .set({ document: JSON.stringify(document) })
    .where('id', '=', document.id)
    .execute();
}

/** Sets the available units of a sku. */
export async function setStock({ db }: World, sku: string, available: number): Promise<void> {
  await db.updateTable('stock').set({ available }).where('sku', '=', sku).execute();
}

/** The error code of a reply, or its status when it succeeded. */
export function outcomeOf({ status, body }: GatewayReply): number | string {
  const { errors } = (body ?? {}) as { errors?: { code?: string }[] };
  return status < 400 ? status : (errors?.[0]?.code ?? status);
}
