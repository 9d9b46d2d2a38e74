import type { Locale } from '@basin/domain';
import * as z from 'zod';
import type { Db } from '../database/database.ts';
import { readDocument } from './author.ts';

const sellerSchema = z.object({ general: z.object({ invoiceSeller: z.array(z.string()) }) });
const nameSchema = z.object({ 'site.name': z.string() });

/**
 * Returns the seller's name and address from the site configuration, for invoices and quotes; without them the shop's
 * name, or nothing in a shop without texts.
 */
export async function findSeller(db: Db, locale: Locale): Promise<readonly string[]> {
  const configuration = sellerSchema.safeParse(await readDocument(db, `/settings/${locale}/configuration`));
  if (configuration.success) return configuration.data.general.invoiceSeller;
  const texts = nameSchema.safeParse(await readDocument(db, `/dictionary/${locale}`));
  return texts.success ? [texts.data['site.name']] : [];
}
