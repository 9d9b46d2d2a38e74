import { defaultLocaleTag } from '@basin/domain';
import { sql } from 'kysely';
import type { HandlerContext } from '../http/implement.ts';
import type { Principal } from '../http/principal.ts';
import type { Tx } from '../database/database.ts';
import { findOrders } from '../orders/index.ts';
import { attach, type Uploads } from '../uploads/index.ts';
import { isSamePurchase, purchasedProducts } from './owned-products.ts';
import { findRegistrations, type RegisteredProduct, type Registration } from './registrations.ts';

/** The result of a registration; on the wire `success` is a string. */
export interface RegistrationResult {
  readonly success: 'true' | 'false';
  readonly message?: string;
}

interface RegistrationContext extends Pick<HandlerContext, 'now' | 'newId'> {
  readonly principal: Principal;
  readonly uploads: Uploads;
}

/**
 * Registers all products or none. Each must be a model in the catalogue, not bought in the future, in the owner's order
 * if it was bought here, and not yet registered by the same owner.
 *
 * @throws {HttpProblem} 400 for an attachment that the owner has not uploaded
 */
export async function register(
  tx: Tx,
  registration: Registration,
  { principal, uploads, now, newId }: RegistrationContext,
): Promise<RegistrationResult> {
  const { owner } = uploads;
  // serialized, so that concurrent requests cannot register the same product twice
  await sql`select pg_advisory_xact_lock(hashtextextended(${`registrations of ${owner}`}, 0))`.execute(tx);
  const products = await knownModels(tx, registration.products);
  const message =
    unknownModel(registration, products) ??
    futurePurchase(registration, now()) ??
    (registration.type === 'online' ? await missingInOrder(tx, principal, products) : undefined) ??
    (await duplicateRegistration(tx, owner, products));
  if (message !== undefined) return { success: 'false', message };
  const { email, ...document } = registration;
  await attach(tx, uploads, registration.attachments);
  await tx
    .insertInto('registrations')
    .values({
      id: newId(),
      owner,
      email,
      document: JSON.stringify({ ...document, products }),
      registered_at: now(),
    })
    .execute();
  return { success: 'true' };
}

/**
 * Returns the products whose model is in the catalogue, with their skus. A model number that is unknown as typed is
 * looked for in capitals.
 */
async function knownModels(tx: Tx, products: Registration['products']): Promise<RegisteredProduct[]> {
  const numbers = products.flatMap(({ modelNumber, sku = modelNumber }) => [...spellingsOf(modelNumber), sku]);
  const rows = await tx
    .selectFrom('skus')
    .select(['sku', 'customer_facing_sku'])
    .where((eb) => eb.or([eb('sku', 'in', numbers), eb('customer_facing_sku', 'in', numbers)]))
    .orderBy('sku')
    .execute();
  const skuOf = (number: string | undefined) =>
    rows.find((row) => row.sku === number || row.customer_facing_sku === number)?.sku;
  return products.flatMap((product) => {
    const modelNumber = spellingsOf(product.modelNumber).find(skuOf) ?? product.modelNumber;
    const sku = skuOf(product.sku) ?? skuOf(modelNumber);
    return sku === undefined ? [] : [{ ...product, modelNumber, sku }];
  });
}

/** The spellings in which a model number may be in the catalogue, the likelier one first. */
const spellingsOf = (modelNumber: string): string[] => [...new Set([modelNumber, modelNumber.toUpperCase()])];

function unknownModel({ products }: Registration, known: readonly RegisteredProduct[]): string | undefined {
  const found = new Set(known.map(({ modelNumber }) => modelNumber.toUpperCase()));
  const unknown = products.find(({ modelNumber }) => !found.has(modelNumber.toUpperCase()));
  return unknown && `The model number ${unknown.modelNumber} is unknown.`;
}

function futurePurchase({ products }: Registration, now: Date): string | undefined {
  const future = products.find(({ purchaseDate }) => Date.parse(purchaseDate) > now.getTime());
  return future && `The purchase date ${future.purchaseDate} of ${future.modelNumber} is in the future.`;
}

async function missingInOrder(
  tx: Tx,
  principal: Principal,
  products: readonly RegisteredProduct[],
): Promise<string | undefined> {
  for (const { sku, modelNumber, orderNumber } of products) {
    if (orderNumber === undefined) continue;
    const { results: orders } = await findOrders(tx, principal, { orderNumber });
    const bought = orders.flatMap((order) => purchasedProducts(order, defaultLocaleTag));
    if (!bought.some((each) => each.sku === sku))
      return `${modelNumber} is not in an order ${orderNumber} of the customer.`;
  }
  return undefined;
}

async function duplicateRegistration(
  tx: Tx,
  owner: string,
  products: readonly RegisteredProduct[],
): Promise<string | undefined> {
  const earlier = (await findRegistrations(tx, owner)).flatMap(({ document }) => document.products);
  const duplicate = products.find((product, index) =>
    [...earlier, ...products.slice(0, index)].some((other) => isSameProduct(product, other)),
  );
  if (!duplicate) return undefined;
  const { modelNumber, serialNumber } = duplicate;
  const name = serialNumber === undefined ? modelNumber : `${modelNumber} ${serialNumber}`;
  return `${name} is already registered or listed twice.`;
}

/** Products are the same by their serial number, else by their order. */
const isSameProduct = (one: RegisteredProduct, other: RegisteredProduct): boolean =>
  one.serialNumber === undefined
    ? other.serialNumber === undefined && isSamePurchase(one, other)
    : one.sku === other.sku && one.serialNumber === other.serialNumber;
