import { ProductRow } from '../catalogue/index.ts';
import type { PartProps } from './part-props.ts';

/** Products that an editor's query finds. */
export const ProductRail = ({ view }: PartProps<'product-rail'>) => <ProductRow {...view} />;
