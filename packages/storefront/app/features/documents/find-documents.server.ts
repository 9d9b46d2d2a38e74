import { productUrl } from '@basin/domain';
import type { DocumentedProduct as FoundProduct } from '@basin/sdk';
import type { Context } from '../../shell/context.ts';
import { addressOf } from '../catalogue/index.server.ts';
import { pageNumber } from '../../shell/document/page-number.ts';
import { productsOf } from '../../shell/sdk/nouns.server.ts';
import { shopSettings } from '../../shell/settings/shop-settings.server.ts';
import { maxPages, pageCount, productsPerPage } from './document-pages.ts';

/** A product with its documents. */
export interface DocumentedProduct extends Pick<FoundProduct, 'sku' | 'slug' | 'name' | 'modelNumber' | 'documents'> {
  readonly path: string;
  /** The name of its picture. */
  readonly image: string;
}

export interface FoundDocuments {
  readonly words: string;
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  readonly products: readonly DocumentedProduct[];
}

/**
 * Returns the documents of the products that match the URL's words or model number. Without words it returns all
 * products, by name.
 */
export async function findDocuments(
  context: Context,
  { searchParams }: URL,
  formats?: readonly string[],
): Promise<FoundDocuments> {
  const words = searchParams.get('q')?.trim() ?? '';
  const page = pageNumber(searchParams.get('page'), maxPages);
  const query = { words, skip: (page - 1) * productsPerPage, limit: productsPerPage };
  const [{ products, total }, { productPaths }] = await Promise.all([
    productsOf(context).documents(query),
    shopSettings(context),
  ]);
  const shown = products.map(({ sku, name, modelNumber, image, documents, ...product }) => ({
    sku,
    slug: product.slug,
    name,
    modelNumber,
    path: productUrl(addressOf(product), productPaths),
    image: image?.name ?? '',
    documents: documents.filter(({ format }) => formats?.includes(format) ?? true),
  }));
  return { words, page, pages: pageCount(total), total, products: shown };
}
