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
