import { personaFrom, tradePersona, type TaxExemption } from '@basin/domain';
import type { Db } from '../database/database.ts';

/** Returns the tax exemption of a trade customer, or undefined for other customers and guests. */
export async function findTaxExemption(db: Db, customerId: string | undefined): Promise<TaxExemption | undefined> {
  if (customerId === undefined) return undefined;
  const customers = db.selectFrom('customers').select(['persona', 'document']);
  const customer = await customers.where('id', '=', customerId).executeTakeFirst();
  return customer && personaFrom(customer.persona) === tradePersona ? customer.document.taxExemption : undefined;
}
