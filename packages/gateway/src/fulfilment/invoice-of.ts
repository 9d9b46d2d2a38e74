import { hasInvoice, localeFrom } from '@basin/domain';
import type { FileReply } from '@basin/sdk/contract';
import { notFound } from '../http/http-problem.ts';
import type { LookUpContext, PrintInvoice } from '../orders/index.ts';
import { fillText } from '../texts/fill-text.ts';
import { textsOf } from '../texts/texts.ts';
import { lifeOf } from './life-of.ts';
import { ownOrder } from './own-order.ts';

/**
 * The invoice of an order that is shipped, for its shopper or for whoever knows its number and e-mail.
 *
 * @throws {HttpProblem} 404 when it is not theirs or has no invoice yet, 429 after too many tries
 */
export async function invoiceOf(
  context: LookUpContext,
  orderNumber: string,
  email: string | undefined,
  print: PrintInvoice | undefined,
): Promise<FileReply> {
  const order = await ownOrder(context, orderNumber, email);
  if (!order || !print || !hasInvoice(lifeOf(order)))
    throw notFound('No order of this number and e-mail has an invoice.');
  const { file } = textsOf('invoice', localeFrom(order.locale));
  const blob = new Blob([await print(order)], { type: 'application/pdf' });
  return { blob, filename: `${fillText(file, { number: order.orderNumber })}.pdf` };
}
