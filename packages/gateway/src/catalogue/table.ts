import type { Generated } from 'kysely';
import type { Json } from '../database/json.ts';
import type { Product } from './product.ts';

declare module '../database/tables.ts' {
  /** Tables of products, skus and stock. */
  interface Tables {
    products: ProductRow;
    skus: SkuRow;
    stock: StockRow;
  }
}

/** `document` is the whole product; the other columns are for look-ups. */
export interface ProductRow {
  id: string;
  slug: string;
  kind: Product['kind'];
  brand: string;
  document: Json<Product>;
  version: Generated<number>;
  /** The catalogue revision of the last change of this product; the search index reads newer revisions. */
  revision: number;
}

/** The product of a sku. */
export interface SkuRow {
  sku: string;
  /** The model number printed on the product. */
  customer_facing_sku: string | null;
  product_id: string;
}

/** Current stock by sku; the product's document contains the imported stock. */
export interface StockRow {
  sku: string;
  available: number;
  restockable_in_days: number | null;
  back_orderable: boolean;
  version: Generated<number>;
}
