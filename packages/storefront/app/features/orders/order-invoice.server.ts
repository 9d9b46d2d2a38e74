import { redirect, type ActionFunctionArgs } from 'react-router';
import { download } from '../../shell/document/download.server.ts';
import { isValid, readForm } from '../../shell/forms/read-form.ts';
import { pathIn } from '../../shell/locale/path-in.server.ts';
import { isOrderNumber } from './order-number.ts';
import { queueNotice } from '../../shell/notices/notices.server.ts';
import { ordersOf } from '../../shell/sdk/nouns.server.ts';

/** Returns an order's invoice as a download. Redirects to the order lookup when there is none. */
export async function sendInvoice({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = readForm(await request.formData(), { required: ['orderNumber'], optional: ['email'] });
  const { orderNumber = '', email } = form.values;
  const file =
    isValid(form) && isOrderNumber(orderNumber) ? await ordersOf(context).invoice(orderNumber, { email }) : null;
  if (file) return download(file);
  queueNotice(context, { key: 'order.invoice.none', tone: 'danger' });
  return redirect(pathIn(context, '/order-status'), 303);
}
