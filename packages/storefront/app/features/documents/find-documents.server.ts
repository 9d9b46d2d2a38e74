import { facetFilter, productUrl, withLanguageFilter } from '@basin/domain';
import type { Product } from '@basin/sdk';
import type { RouterContextProvider } from 'react-router';
import { addressOf, searchWords } from '../catalogue/index.server.ts';
import { documentsOf, type DocumentView } from './product-documents.ts';
import { catalogueContext, languageContext, shopperContext } from '../../shell/request-context.server.ts';
import { shopSettings } from '../../shell/settings/shop-settings.server.ts';

/** A product with what there is to read and to draw about it. */
export interface DocumentedProduct {
  readonly sku: string;
  readonly name: string;
  readonly path: string;
  readonly image: string;
  /** The number that stands on the piece. */
  readonly modelNumber: string;
  readonly documents: readonly DocumentView[];
}

export interface FoundDocuments {
  readonly words: string;
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  readonly products: readonly DocumentedProduct[];
}

const productsOfPage = 24;

/** Services have nothing to read, service parts no sheet. */
const kindsWithSheets = ['fixture', 'tile', 'trim'];

const fl = [
  ...['id', 'slug_s', 'productName_s', 'masterSKU_s', 'masterCustomerFacingSKU_s', 'SKUImageFilename_s'],
  ...['Product_Category', 'ProductKind_s', 'ProductLocalCategory_s'],
  ...['TearSheet_s', 'InstallationPDF_ss', 'CAD2DFiles_ss', 'ThreeDFiles_ss'],
];

/** The documents of the products that an address asks for, by their words or model number; all of them by name otherwise. */
export async function findDocuments(
  context: Readonly<RouterContextProvider>,
  { searchParams }: URL,
  formats?: readonly string[],
): Promise<FoundDocuments> {
  const words = searchWords(searchParams.get('q') ?? '') ?? '';
  const page = Math.min(Math.max(Math.trunc(Number(searchParams.get('page'))) || 1, 1), 100);
  const { documents, total } = await search(context, words, (page - 1) * productsOfPage);
  const { productPaths } = await shopSettings(context);
  const products = documents.map((product) => ({
    sku: product.masterSku ?? '',
    name: product.name ?? '',
    path: productUrl(addressOf(product), productPaths),
    image: product.image ?? '',
    modelNumber: product.masterCustomerFacingSku ?? product.masterSku ?? '',
    documents: documentsOf(product).filter(({ format }) => formats?.includes(format) ?? true),
  }));
  return { words, page, pages: Math.ceil(total / productsOfPage), total, products };
}

async function search(
  context: Readonly<RouterContextProvider>,
  words: string,
  start: number,
): Promise<{ documents: readonly Product[]; total: number }> {
  const { search: index } = context.get(catalogueContext);
  const { products } = await shopSettings(context);
  const fq = withLanguageFilter(
    [facetFilter('ProductKind_s', kindsWithSheets) ?? ''],
    context.get(languageContext).locale,
  );
  const query = { fl, fq, start, rows: productsOfPage, collections: products.collections };
  if (words !== '') return index.query({ query: { ...query, q: words, profilename: products.searchProfilename } });
  const { persona } = context.get(shopperContext);
  const { listingProfilename: profilename } = products;
  return index.listing({ query: { ...query, q: '*:*', sort: 'productName_s asc', persona, profilename } });
}
