import { createHash } from 'node:crypto';
import { inLocale, isDiscontinued, locales } from '@basin/domain';
import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import type { Product } from '../catalogue/index.ts';
import { answerFile, answerSvg, conditionsOf, createImageCache } from '../images/index.ts';
import type { Logger } from '../http/log.ts';
import { masterVariant } from '../search/index.ts';
import type { Db } from '../database/database.ts';
import { companyDay } from '../texts/day-in.ts';
import { QueueFullError } from '../http/work-queue.ts';
import type { DocumentJob, DocumentMaker, Related } from './document-request.ts';

export interface DocumentsOptions {
  readonly db: Db;
  readonly make: DocumentMaker;
  /** Where finished files are kept. */
  readonly folder: string;
  readonly log: Logger;
  readonly now: () => Date;
}

/** A file that is made from catalogue data may change with it: it is asked for again, and mostly answered with 304. */
const FRESH = 'public, max-age=300, stale-while-revalidate=86400';
const SHORTLY = 'public, max-age=60';

const types = {
  pdf: 'application/pdf',
  dxf: 'image/vnd.dxf',
  glb: 'model/gltf-binary',
} as const;

/** The files of products, made when they are asked for: `/documents/{locale}/{slug}/{file}[?sku=]`. */
export function createDocuments({ db, make, folder, log, now }: DocumentsOptions): Hono {
  const app = new Hono();
  const cache = createImageCache({ folder, log });

  app.use(compress());
  app.use(async (c, next) => {
    await next();
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    c.header('Access-Control-Allow-Origin', '*'); // the shop's page reads the model
    c.header('X-Content-Type-Options', 'nosniff');
  });
  app.get('/documents/:locale/:slug/:file', async (c) => {
    const { slug, file } = c.req.param();
    const locale = locales.find((each) => each === c.req.param('locale'));
    const product = locale === undefined ? undefined : await findProduct(db, slug);
    const document = product?.documents.find(({ path }) => path === `/documents/${slug}/${file}`);
    if (locale === undefined || !product || !document) return missing(c);
    const variant = product.variants.find(({ sku }) => sku === c.req.query('sku')) ?? masterVariant(product);
    const related = await findRelated(db, [...product.requiredAccessories, ...product.serviceParts]);
    const job = { kind: document.kind, product, locale, variant, related, made: companyDay(now()) };
    const key = keyOf(job);
    c.header('Cache-Control', FRESH);
    const settled = conditionsOf(c, key);
    if (settled) return c.body(null, settled);
    const bytes = await cache(key, async () => Buffer.from(await make(job)));
    if (document.format === 'svg') return answerSvg(c, { etag: key, bytes });
    c.header('Content-Disposition', dispositionOf(document, job));
    return answerFile(c, { etag: key, type: types[document.format], bytes });
  });
  app.notFound(missing);
  app.onError((error, c) => {
    c.header('Cache-Control', 'no-store');
    if (error instanceof QueueFullError) return c.text('Too many files at once.', 503, { 'Retry-After': '2' });
    log.error({ err: error }, 'a file could not be made');
    return c.text('This file could not be made.', 500);
  });
  return app;
}

async function findProduct(db: Db, slug: string): Promise<Product | undefined> {
  const row = await db.selectFrom('products').select('document').where('slug', '=', slug).executeTakeFirst();
  return row?.document;
}

/** Names and numbers of products by sku; what there is no more is absent. */
async function findRelated(db: Db, skus: readonly string[]): Promise<ReadonlyMap<string, Related>> {
  if (skus.length === 0) return new Map();
  const rows = await db
    .selectFrom('skus')
    .innerJoin('products', 'products.id', 'skus.product_id')
    .select(['skus.sku', 'products.document'])
    .where('skus.sku', 'in', skus)
    .orderBy('skus.sku')
    .execute();
  return new Map(
    rows.flatMap(({ sku, document: { name, variants } }) => {
      const variant = variants.find((each) => each.sku === sku);
      return variant ? [[sku, { name, customerFacingSku: variant.customerFacingSku }] as const] : [];
    }),
  );
}

/** Changed when the way files are made changes what is in them. */
const EDITION = 5;

/** Names all that a file is made of. The day only where it is written: a tear sheet's price is that of a day. */
function keyOf({ kind, product, locale, variant, related, made }: DocumentJob): string {
  const day = kind === 'tearSheet' ? made : discontinued(product, made);
  return createHash('sha256')
    .update(JSON.stringify([EDITION, kind, locale, variant.sku, product, [...related], day]))
    .digest('base64url')
    .slice(0, 32);
}

const discontinued = ({ variants }: Product, now: Date) =>
  variants.map((variant) => isDiscontinued(variant.discontinued, now));

/** PDFs open in the reader; CAD and 3D files are saved. */
function dispositionOf({ format, title }: Product['documents'][number], { product, locale }: DocumentJob): string {
  const name = `${inLocale(product.name, locale)} - ${inLocale(title, locale)}.${format}`;
  const ascii = name.normalize('NFD').replaceAll(/[^\w .-]/g, '');
  const kind = format === 'pdf' ? 'inline' : 'attachment';
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`;
}

const missing = (c: Context) => c.text('There is no such file.', 404, { 'Cache-Control': SHORTLY });
