import { createHash } from 'node:crypto';
import { inLocale, isDiscontinued, locales } from '@basin/domain';
import { Hono, type Context } from 'hono';
import { compress } from 'hono/compress';
import type { Product } from '../catalogue/index.ts';
import { serveFile, serveSvg, checkPreconditions, createImageCache } from '../images/index.ts';
import type { Logger } from '../http/log.ts';
import { masterVariant } from '../search/index.ts';
import type { Db } from '../database/database.ts';
import { isUnavailable } from '../database/is-unavailable.ts';
import { companyDay } from '../texts/company-day.ts';
import { textsOf } from '../texts/texts.ts';
import { QueueFullError } from '../http/work-queue.ts';
import type { DocumentJob, DocumentRenderer, Related } from './document-request.ts';
import { picturesVersion } from './pictures-version.ts';

export interface DocumentsOptions {
  readonly db: Db;
  readonly render: DocumentRenderer;
  /** The folder of pictures, drawings, models and guides that documents are rendered from. */
  readonly picturesFolder: string;
  /** The folder of cached files. */
  readonly folder: string;
  readonly log: Logger;
  readonly now: () => Date;
}

/** Short, because files change with the catalogue; most revalidations get a 304. */
const fileCacheControl = 'public, max-age=300, stale-while-revalidate=86400';
const notFoundCacheControl = 'public, max-age=60';

const types = {
  pdf: 'application/pdf',
  dxf: 'image/vnd.dxf',
  glb: 'model/gltf-binary',
} as const;

/** Serves the files of products, rendered on request: `/documents/{locale}/{slug}/{file}[?sku=]`. */
export function createDocuments({ db, render, picturesFolder, folder, log, now }: DocumentsOptions): Hono {
  const app = new Hono();
  const cache = createImageCache({ folder, log });

  app.use(compress());
  app.use(async (c, next) => {
    await next();
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    c.header('Access-Control-Allow-Origin', '*'); // the shop's page fetches the model
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
    const job = { kind: document.kind, product, locale, variant, related, date: companyDay(now()) };
    const key = keyOf(job, await picturesVersion(picturesFolder));
    c.header('Cache-Control', fileCacheControl);
    const settled = checkPreconditions(c, key);
    if (settled) return c.body(null, settled);
    const bytes = await cache(key, async () => Buffer.from(await render(job)));
    if (document.format === 'svg') return serveSvg(c, { etag: key, bytes });
    c.header('Content-Disposition', dispositionOf(document, job));
    return serveFile(c, { etag: key, type: types[document.format], bytes });
  });
  app.notFound(missing);
  app.onError((error, c) => {
    c.header('Cache-Control', 'no-store');
    if (error instanceof QueueFullError)
      return c.text('Too many files are being rendered. Try again in a few seconds.', 503, { 'Retry-After': '2' });
    log.error({ path: c.req.path, err: error }, 'a file could not be rendered');
    if (isUnavailable(error)) return c.text('Service temporarily unavailable.', 503, { 'Retry-After': '1' });
    return c.text('The file could not be rendered.', 500);
  });
  return app;
}

async function findProduct(db: Db, slug: string): Promise<Product | undefined> {
  const row = await db.selectFrom('products').select('document').where('slug', '=', slug).executeTakeFirst();
  return row?.document;
}

/** Finds the names and model numbers of products by sku; unknown skus are absent. */
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

/** Part of every cache key. Increase it when a code change changes the content of files. */
const rendererVersion = 6;

/** Hashes everything that a file depends on; the date only for tear sheets, which show the price of a day. */
function keyOf({ kind, product, locale, variant, related, date }: DocumentJob, pictures: string): string {
  const day = kind === 'tearSheet' ? date : discontinued(product, date);
  const texts = (['documents', 'measures', 'specifications'] as const).map((name) => textsOf(name, locale));
  return createHash('sha256')
    .update(JSON.stringify([rendererVersion, pictures, texts, kind, locale, variant.sku, product, [...related], day]))
    .digest('base64url')
    .slice(0, 32);
}

const discontinued = ({ variants }: Product, now: Date) =>
  variants.map((variant) => isDiscontinued(variant.discontinued, now));

/** PDFs open in the browser; CAD and 3D files are downloaded. */
function dispositionOf({ format, title }: Product['documents'][number], { product, locale }: DocumentJob): string {
  const name = `${inLocale(product.name, locale)} - ${inLocale(title, locale)}.${format}`;
  const ascii = name.normalize('NFD').replaceAll(/[^\w .-]/g, '');
  const kind = format === 'pdf' ? 'inline' : 'attachment';
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`;
}

const missing = (c: Context) => c.text('The file was not found.', 404, { 'Cache-Control': notFoundCacheControl });
