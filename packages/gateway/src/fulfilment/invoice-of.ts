import { hasInvoice, localeFrom } from '@basin/domain';
import type { FileReply } from '@basin/sdk/contract';
import { findSeller } from '../content/index.ts';
import { notFound } from '../http/http-problem.ts';
import type { LookUpContext, PrintInvoice } from '../orders/index.ts';
import { fillText } from '../texts/fill-text.ts';
import { textsOf } from '../texts/texts.ts';
import { lifecycleOf } from './order-lifecycle.ts';
import { findOwnOrder } from './find-own-order.ts';

/**
 * Returns the invoice of a shipped order to its shopper, or to a caller who knows its number and e-mail address.
 *
 * @throws {HttpProblem} 404 when the order is not the caller's or has no invoice yet, 429 after too many attempts
 */
export async function invoiceOf(
  context: LookUpContext,
  orderNumber: string,
  email: string | undefined,
  print: PrintInvoice | undefined,
): Promise<FileReply> {
  const order = await findOwnOrder(context, orderNumber, email);
  if (!order || !print || !hasInvoice(lifecycleOf(order)))
    throw notFound('No order with this number and e-mail address has an invoice.');
  const locale = localeFrom(order.locale);
  const { file } = textsOf('invoice', locale);
  const blob = new Blob([await print(order, await findSeller(context.db, locale))], { type: 'application/pdf' });
  return { blob, filename: `${fillText(file, { number: order.orderNumber })}.pdf` };
}
