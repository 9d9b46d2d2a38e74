import { personaFrom, tradePersona, type TaxExemption } from '@basin/domain';
import type { Db } from '../database/database.ts';

/** The tax exemption of the trade customer whose cart it is; undefined for anyone else, and for a guest. */
export async function findTaxExemption(db: Db, customerId: string | undefined): Promise<TaxExemption | undefined> {
  if (customerId === undefined) return undefined;
  const customers = db.selectFrom('customers').select(['persona', 'document']);
  const customer = await customers.where('id', '=', customerId).executeTakeFirst();
  return customer && personaFrom(customer.persona) === tradePersona ? customer.document.taxExemption : undefined;
}
