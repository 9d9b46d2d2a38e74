import { memo } from 'react';
import { ProductRoute } from '../features/product/index.ts';
import { hasSameData } from '../shell/document/use-shop.ts';
import { sharedWithGuests } from '../shell/document/shared-page.server.ts';

export { loadProductPage as loader } from '../features/product/index.server.ts';

export const middleware = sharedWithGuests;

export default memo(ProductRoute, hasSameData);
