import type { Locale } from '@basin/domain';
import * as z from 'zod';
import type { Db } from '../database/database.ts';
import { readDocument } from './author.ts';

const sellerSchema = z.object({ general: z.object({ invoiceSeller: z.array(z.string()) }) });

/** Returns the seller's name and address from the site configuration, for invoices and quotes; empty without any. */
export async function findSeller(db: Db, locale: Locale): Promise<readonly string[]> {
  const configuration = await readDocument(db, `/settings/${locale}/configuration`);
  return sellerSchema.safeParse(configuration).data?.general.invoiceSeller ?? [];
}
