import { hasStatus } from '@basin/sdk';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type RouterContextProvider,
} from 'react-router';
import { isValid, readForm, type SentForm } from '../../shell/forms/read-form.ts';
import { leaveNotice, takeNotices } from '../../shell/notices/notices.server.ts';
import { languageContext, servedCustomerContext, shopperContext } from '../../shell/request-context.server.ts';
import { accountOf } from '../../shell/sdk/nouns.server.ts';
import { endCustomerSale, openCustomerSale } from '../../shell/session/customer-sale.server.ts';

type Context = Readonly<RouterContextProvider>;

/** The page on which an associate says for whom they shop. */
export async function loadSell({ context }: LoaderFunctionArgs) {
  await expectAssociate(context);
  return { notices: takeNotices(context) };
}

/** Opens the cart of a customer, or leaves the one who is served, as `intent` says; a form with problems comes back. */
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

/** @throws a 404 for anyone else; the gateway decides that again */
async function expectAssociate(context: Context): Promise<void> {
  if (context.get(shopperContext).koc !== undefined) return;
  await accountOf(context).profile(); // on a session that has ended the page asks to sign in instead
  throw data(null, 404);
}

async function open(context: Context, form: FormData): Promise<SentForm | Response> {
  const sent = readForm(form, { required: ['email'] });
  if (!isValid(sent)) return sent;
  const problem = await problemOf(context, sent.values.email ?? '');
  if (problem) return { ...sent, problems: { email: { key: problem } } };
  return redirect(`/${context.get(languageContext).locale}/cart`, 303);
}

async function problemOf(context: Context, email: string) {
  try {
    return (await openCustomerSale(context, email)) ? undefined : 'sell.unknown';
  } catch (error) {
    if (hasStatus(error, 429)) return 'error.rateLimit';
    throw error;
  }
}

function leave(context: Context): Response {
  const customer = context.get(servedCustomerContext);
  endCustomerSale(context);
  if (customer) leaveNotice(context, { key: 'sell.left', values: { email: customer.email }, tone: 'success' });
  return redirect(`/${context.get(languageContext).locale}/my-account/sell`, 303);
}
