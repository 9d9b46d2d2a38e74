import type { Generated } from 'kysely';
import type { Product } from '../../catalogue/product.ts';
import type { Store } from '../../places/store.ts';
import type { Json } from './json.ts';

/** Tables of products, stock and stores. */
export interface CatalogueTables {
  products: ProductRow;
  skus: SkuRow;
  stock: StockRow;
  catalogue_revision: CatalogueRevisionRow;
  stores: StoreRow;
}

/** `document` is the whole product; the other columns are what it is looked up by. */
export interface ProductRow {
  id: string;
  slug: string;
  kind: Product['kind'];
  brand: string;
  document: Json<Product>;
  version: Generated<number>;
  /** The catalogue's revision at the last change of this product: an index asks for what is newer. */
  revision: number;
}

/** Which product a sku belongs to. */
export interface SkuRow {
  sku: string;
  /** The model number that stands on the product. */
  customer_facing_sku: string | null;
  product_id: string;
}

/** Units at hand by sku, as sales leave it; the product's document keeps what was imported. */
export interface StockRow {
  sku: string;
  available: number;
  restockable_in_days: number | null;
  back_orderable: boolean;
  version: Generated<number>;
}

/** One row: the number of the last committed change of the catalogue. */
export interface CatalogueRevisionRow {
  only: Generated<boolean>;
  revision: number;
}

export interface StoreRow {
  id: string;
  document: Json<Store>;
}
