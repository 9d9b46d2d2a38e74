import { withoutLocale } from '../url/with-locale.ts';

/** Whether a page shows the compare bar: the checkout and what is under it do not. @see platform spec §2 */
export function showsCompareBar(path: string, checkoutPath = '/checkout'): boolean {
  const page = withoutLocale(path);
  return page !== checkoutPath && !page.startsWith(`${checkoutPath}/`);
}
