import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import type { Context } from '../../shell/context.ts';
import { notFoundPage } from '../../shell/document/not-found.server.ts';
import { isValid, readForm, type SentForm } from '../../shell/forms/read-form.ts';
import { pathIn } from '../../shell/locale/path-in.server.ts';
import { queueNotice, takeNotices } from '../../shell/notices/notices.server.ts';
import { retryKeyOf } from '../../shell/notices/retry-notice.server.ts';
import { servedCustomerContext, shopperContext } from '../../shell/request-context.server.ts';
import { accountOf } from '../../shell/sdk/nouns.server.ts';
import { endCustomerSale, openCustomerSale } from '../../shell/session/customer-sale.server.ts';

/** Loads the page on which an associate selects a customer. */
export async function loadSell({ context }: LoaderFunctionArgs) {
  await expectAssociate(context);
  return { notices: takeNotices(context) };
}

/**
 * Opens a customer's cart or leaves the current customer, according to `intent`. Returns an invalid form with its
 * problems.
 */
export async function handleSellForm({ request, context }: ActionFunctionArgs): Promise<SentForm | Response> {
  await expectAssociate(context);
  const form = await request.formData();
  switch (form.get('intent')) {
    case 'open':
      return open(context, form);
    case 'leave':
      return leave(context);
    default:
      throw data(null, 400);
  }
}

/** @throws a 404 for anyone but an associate; the gateway checks this again */
async function expectAssociate(context: Context): Promise<void> {
  if (context.get(shopperContext).koc !== undefined) return;
  await accountOf(context).profile(); // asks the shopper to sign in when the session has ended
  throw await notFoundPage(context);
}

async function open(context: Context, form: FormData): Promise<SentForm | Response> {
  const sent = readForm(form, { required: ['email'] });
  if (!isValid(sent)) return sent;
  const problem = await problemOf(context, sent.values.email ?? '');
  if (problem) return { ...sent, problems: { email: { key: problem } } };
  return redirect(pathIn(context, '/cart'), 303);
}

async function problemOf(context: Context, email: string) {
  try {
    return (await openCustomerSale(context, email)) ? undefined : 'sell.unknown';
  } catch (error) {
    return retryKeyOf(context)(error);
  }
}

function leave(context: Context): Response {
  const customer = context.get(servedCustomerContext);
  endCustomerSale(context);
  if (customer) queueNotice(context, { key: 'sell.left', values: { email: customer.email }, tone: 'success' });
  return redirect(pathIn(context, '/my-account/sell'), 303);
}
