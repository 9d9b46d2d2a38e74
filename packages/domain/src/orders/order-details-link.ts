import { serialiseQuery } from '../url/query.ts';
import { toBase64 } from './base64.ts';

/** The link to an order: the configured path with the order number and, as `q`, the e-mail in base64. @see catalogue spec §2 */
export function orderDetailsLink(path: string, orderNumber: string, email: string): string {
  const entries = [
    ['orderNumber', orderNumber],
    ['q', toBase64(email)],
  ] as const;
  return `${path}?${serialiseQuery(entries)}`;
}
