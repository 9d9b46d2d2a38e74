import { redirect, type ActionFunctionArgs } from 'react-router';
import { download } from '../../shell/document/download.server.ts';
import { textOf } from '../../shell/forms/text-of.ts';
import { pathIn } from '../../shell/locale/path-in.server.ts';
import { queueNotice } from '../../shell/notices/notices.server.ts';
import { ordersOf } from '../../shell/sdk/nouns.server.ts';

/** Returns an order's invoice as a download. Redirects to the order lookup when there is none. */
export async function sendInvoice({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData();
  const [orderNumber, email] = [textOf(form, 'orderNumber').trim(), textOf(form, 'email').trim()];
  const file = await ordersOf(context).invoice(orderNumber, { email: email || undefined });
  if (file) return download(file);
  queueNotice(context, { key: 'order.invoice.none', tone: 'danger' });
  return redirect(pathIn(context, '/order-status'), 303);
}
