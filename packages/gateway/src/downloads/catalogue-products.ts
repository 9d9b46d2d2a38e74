import { sql } from 'kysely';
import type { Product } from '../catalogue/index.ts';
import type { Db } from '../database/database.ts';

/** The number of products on a page of the PDF catalogue: two columns of four. */
const PRODUCTS_PER_PAGE = 8;

/** Returns the products of a page, ordered by category and name, and the number of pages. Leaves out service parts. */
export async function cataloguePage(db: Db, page: number): Promise<{ products: Product[]; pages: number }> {
  const printed = db.selectFrom('products').where('kind', '!=', 'part');
  const { total } = await printed.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await printed
    .select('document')
    .orderBy(sql`document -> 'section' ->> 'en'`)
    .orderBy(sql`document -> 'category' ->> 'en'`)
    .orderBy(sql`document -> 'name' ->> 'en'`)
    .orderBy('id')
    .limit(PRODUCTS_PER_PAGE)
    .offset((page - 1) * PRODUCTS_PER_PAGE)
    .execute();
  return { products: rows.map(({ document }) => document), pages: Math.ceil(total / PRODUCTS_PER_PAGE) };
}
