import { pageOf } from '../url/page-of.ts';

/** Whether a page shows the compare bar: the checkout and what is under it do not. @see platform spec §2 */
export function showsCompareBar(path: string, checkoutPath = '/checkout'): boolean {
  return !`${pageOf(path)}/`.startsWith(`${pageOf(checkoutPath)}/`);
}
