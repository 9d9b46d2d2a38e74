import { inLocale, type Locale } from '@basin/domain';
import { sql } from 'kysely';
import type { Product } from '../catalogue/index.ts';
import type { Db } from '../database/database.ts';

/** The number of products on a page of the PDF catalogue: two columns of four. */
const productsPerPage = 8;

const printed = (db: Db) => db.selectFrom('products').where('kind', '!=', 'part');
const inSection = sql`document -> 'section' ->> 'en'`;
const inCategory = sql`document -> 'category' ->> 'en'`;

/** Returns the products of a page, ordered by category and name, and the number of pages. Leaves out service parts. */
export async function cataloguePage(db: Db, page: number): Promise<{ products: Product[]; pages: number }> {
  const { total } = await printed(db)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await printed(db)
    .select('document')
    .orderBy(inSection)
    .orderBy(inCategory)
    .orderBy(sql`document -> 'name' ->> 'en'`)
    .orderBy('id')
    .limit(productsPerPage)
    .offset((page - 1) * productsPerPage)
    .execute();
  return { products: rows.map(({ document }) => document), pages: pagesOf(total) };
}

/** Returns the number of pages, and the page on which each category begins. */
export async function catalogueContents(db: Db, locale: Locale) {
  const rows = await printed(db)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .select(sql<Product['section']>`(array_agg(document -> 'section'))[1]`.as('section'))
    .select(sql<Product['category']>`(array_agg(document -> 'category'))[1]`.as('category'))
    .groupBy([inSection, inCategory])
    .orderBy(inSection)
    .orderBy(inCategory)
    .execute();
  let before = 0;
  const categories = rows.map(({ section, category, count }) => {
    const page = Math.floor(before / productsPerPage) + 1;
    before += count;
    return { section: inLocale(section, locale), category: inLocale(category, locale), page };
  });
  return { pages: pagesOf(before), categories };
}

const pagesOf = (products: number): number => Math.ceil(products / productsPerPage);
