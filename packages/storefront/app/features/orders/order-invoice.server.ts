import { redirect, type ActionFunctionArgs } from 'react-router';
import { queueNotice } from '../../shell/notices/notices.server.ts';
import { languageContext } from '../../shell/request-context.server.ts';
import { ordersOf } from '../../shell/sdk/nouns.server.ts';

/** Returns an order's invoice as a download. Redirects to the order lookup when there is none. */
export async function sendInvoice({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData();
  const email = textOf(form, 'email');
  const file = await ordersOf(context).invoice(textOf(form, 'orderNumber'), {
    email: email === '' ? undefined : email,
  });
  if (file)
    return new Response(file.blob, { headers: { 'Content-Disposition': `attachment; filename="${file.filename}"` } });
  queueNotice(context, { key: 'order.invoice.none', tone: 'danger' });
  return redirect(`/${context.get(languageContext).locale}/order-status`, 303);
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
