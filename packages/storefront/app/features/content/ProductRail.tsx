import { ProductRow } from '../catalogue/index.ts';
import type { PartProps } from './part-props.ts';

/** A row of products from an editor's query. */
export const ProductRail = ({ view }: PartProps<'product-rail'>) => <ProductRow {...view} />;
