import { findProductsBySku, skusIn } from '../catalogue/index.server.ts';
import type { LoaderFunctionArgs } from 'react-router';
import { nullInOutage } from '../../shell/sdk/null-in-outage.server.ts';

const maxSkus = 20;

/**
 * Returns the cards of products by SKU, in the given order, for the recently viewed row. In an outage there are none: an
 * error would replace the page around the row.
 */
export const loadRecentProducts = async ({ context, url }: LoaderFunctionArgs) =>
  (await findProductsBySku(context, skusIn(url, maxSkus)).catch(nullInOutage(context))) ?? [];
