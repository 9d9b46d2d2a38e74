import { sql } from 'kysely';
import type { Product } from '../catalogue/index.ts';
import type { Db } from '../database/database.ts';

/** Products of a page of the printed catalogue: two columns of four. */
const productsOfPage = 8;

/** The products of a page, by category and name, and how many pages there are; parts are in no printed catalogue. */
export async function cataloguePage(db: Db, page: number): Promise<{ products: Product[]; pages: number }> {
  const printed = db.selectFrom('products').where('kind', '!=', 'part');
  const { total } = await printed.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const rows = await printed
    .select('document')
    .orderBy(sql`document -> 'section' ->> 'en'`)
    .orderBy(sql`document -> 'category' ->> 'en'`)
    .orderBy(sql`document -> 'name' ->> 'en'`)
    .orderBy('id')
    .limit(productsOfPage)
    .offset((page - 1) * productsOfPage)
    .execute();
  return { products: rows.map(({ document }) => document), pages: Math.ceil(total / productsOfPage) };
}
