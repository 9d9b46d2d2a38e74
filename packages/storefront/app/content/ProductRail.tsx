import { ProductRow } from '../components/ProductRow.tsx';
import type { PartProps } from './ContentPage.tsx';

/** Products that an editor's query finds. */
export const ProductRail = ({ view }: PartProps<'product-rail'>) => <ProductRow {...view} />;
