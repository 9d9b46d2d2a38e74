import { redirect, type ActionFunctionArgs } from 'react-router';
import { leaveNotice } from '../../shell/notices/notices.server.ts';
import { languageContext } from '../../shell/request-context.server.ts';
import { ordersOf } from '../../shell/sdk/nouns.server.ts';

/** The invoice of the order that a form names, as a file to save; without one, the page that looks orders up. */
export async function sendInvoice({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData();
  const email = textOf(form, 'email');
  const file = await ordersOf(context).invoice(textOf(form, 'orderNumber'), {
    email: email === '' ? undefined : email,
  });
  if (file)
    return new Response(file.blob, { headers: { 'Content-Disposition': `attachment; filename="${file.filename}"` } });
  leaveNotice(context, { key: 'order.invoice.none', tone: 'danger' });
  return redirect(`/${context.get(languageContext).locale}/order-status`, 303);
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
