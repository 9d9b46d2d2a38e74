import { findProductsBySku, skusIn } from '../catalogue/index.server.ts';
import type { LoaderFunctionArgs } from 'react-router';

const maxSkus = 20;

/** Returns the cards of products by SKU, in the given order, for the recently viewed row. */
export const loadRecentProducts = ({ context, url }: LoaderFunctionArgs) =>
  findProductsBySku(context, skusIn(url, maxSkus));
