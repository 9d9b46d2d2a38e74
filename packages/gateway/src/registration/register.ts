import type { HandlerContext } from '../http/implement.ts';
import type { Tx } from '../database/database.ts';
import { attach, type Uploads } from '../uploads/index.ts';
import { findRegistrations, type RegisteredProduct, type Registration } from './registrations.ts';

/** What came of a registration; `success` is the word, as the wire has it. */
export interface RegistrationResult {
  readonly success: 'true' | 'false';
  readonly message?: string;
}

interface Registering extends Pick<HandlerContext, 'now' | 'newId'> {
  readonly uploads: Uploads;
}

/**
 * Registers products, all of them or none: each has to be a model of the catalogue, bought before today, and not
 * registered by the same person already.
 *
 * @throws {HttpProblem} 400 for an attachment that was not uploaded
 */
export async function register(
  tx: Tx,
  registration: Registration,
  { uploads, now, newId }: Registering,
): Promise<RegistrationResult> {
  const { owner } = uploads;
  const products = await ownModels(tx, registration.products);
  const message =
    unknownModel(registration, products) ??
    futurePurchase(registration, now()) ??
    (await registeredAlready(tx, owner, products));
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

/** The products whose model the catalogue has, under its skus. */
async function ownModels(tx: Tx, products: Registration['products']): Promise<RegisteredProduct[]> {
  const numbers = [...new Set(products.flatMap(({ modelNumber, sku = modelNumber }) => [modelNumber, sku]))];
  const rows = await tx
    .selectFrom('skus')
    .select(['sku', 'customer_facing_sku'])
    .where((eb) => eb.or([eb('sku', 'in', numbers), eb('customer_facing_sku', 'in', numbers)]))
    .orderBy('sku')
    .execute();
  const skuOf = (number: string | undefined) =>
    rows.find((row) => row.sku === number || row.customer_facing_sku === number)?.sku;
  return products.flatMap((product) => {
    const sku = skuOf(product.sku) ?? skuOf(product.modelNumber);
    return sku === undefined ? [] : [{ ...product, sku }];
  });
}

function unknownModel({ products }: Registration, known: readonly RegisteredProduct[]): string | undefined {
  const unknown = products.find(({ modelNumber }) => !known.some((product) => product.modelNumber === modelNumber));
  return unknown && `The model number ${unknown.modelNumber} is not one of ours.`;
}

function futurePurchase({ products }: Registration, now: Date): string | undefined {
  const tomorrow = products.find(({ purchaseDate }) => Date.parse(purchaseDate) > now.getTime());
  return tomorrow && `${tomorrow.modelNumber} cannot have been bought on ${tomorrow.purchaseDate}.`;
}

async function registeredAlready(
  tx: Tx,
  owner: string,
  products: readonly RegisteredProduct[],
): Promise<string | undefined> {
  const earlier = (await findRegistrations(tx, owner)).flatMap(({ document }) => document.products);
  const again = products.find(
    ({ sku, serialNumber }) =>
      serialNumber !== undefined && earlier.some((one) => one.sku === sku && one.serialNumber === serialNumber),
  );
  return again && `${again.modelNumber} with the serial number ${String(again.serialNumber)} is registered already.`;
}
