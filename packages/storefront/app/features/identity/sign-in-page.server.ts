import { data, redirect, type LoaderFunctionArgs, type ActionFunctionArgs } from 'react-router';
import type { Context } from '../../shell/context.ts';
import { pathIn } from '../../shell/locale/path-in.server.ts';
import { applyPendingFavourite } from '../favourites/index.server.ts';
import { takeNotices } from '../../shell/notices/notices.server.ts';
import type { SentForm } from '../../shell/forms/read-form.ts';
import { sdkContext, sessionContext, shopperContext } from '../../shell/request-context.server.ts';
import { ordersOf } from '../../shell/sdk/nouns.server.ts';
import { confirmSession } from '../../shell/session/confirm-session.server.ts';
import { safeReturnTo } from '../../shell/security/safe-return.ts';
import { optionList } from '../../shell/settings/option-list.server.ts';
import type { SignInPageResult } from './account-form-result.ts';
import { accountForms } from './account-forms.server.ts';
import { destinationOf } from './destination.server.ts';
import { heldFormOf, heldFormFrom } from './held-form.server.ts';

export async function loadSignIn({ url, context }: LoaderFunctionArgs) {
  const query = url.searchParams;
  const returnTo = safeReturnTo(query.get('returnTo'), pathIn(context, '/my-account'));
  if (context.get(shopperContext).isSignedIn) {
    await renewClaims(context);
    throw redirect(await destinationOf(context, url));
  }
  const tab = query.get('tab') === 'sign-up' ? 1 : 0;
  const accountTypes = await optionList(context, 'accountTypes');
  const accountType = accountTypes.find(({ value }) => value === query.get('accountType'))?.value;
  const known = tab === 1 ? await knownFromOrder(context) : undefined;
  return { returnTo, tab, accountTypes, accountType, known, notices: takeNotices(context) };
}

/** Obtains the customer's present prices: the e-mail about a trade account leads here, also those who are signed in. */
async function renewClaims(context: Context): Promise<void> {
  const { session } = context.get(sdkContext);
  await session.renewNext();
  await session.bearer();
}

/** Returns e-mail address and name of the order that this guest has just placed. */
async function knownFromOrder(context: Context): Promise<SentForm['values'] | undefined> {
  const placed = context.get(sessionContext).get('lastOrder');
  if (!placed) return undefined;
  const { orderNumber, email } = placed;
  const address = (await ordersOf(context).get(orderNumber, { email }))?.address;
  return { email, firstName: address?.firstName ?? '', lastName: address?.lastName ?? '' };
}

/**
 * Signs in or signs up according to the form's `intent`. An invalid form is returned with its problems. A form that a
 * guest sent to a page for customers is held until they have signed in.
 */
export async function handleAccountForm({
  request,
  context,
  url,
}: ActionFunctionArgs): Promise<SignInPageResult | Response> {
  const form = await request.formData();
  const accountForm = accountForms.get(form.get('intent'));
  if (!accountForm && !url.searchParams.has('returnTo')) throw data(null, 400);
  if (!accountForm) return { heldForm: heldFormFrom(form) };
  await confirmSession(context);
  const heldForm = heldFormOf(form);
  const result = await accountForm(context, form);
  // an expired password is changed on its own page
  if (result?.problem === 'signIn.expired') return redirect(pathIn(context, `/reset-password${url.search}`), 303);
  if (result) return { result, heldForm };
  await applyPendingFavourite(context);
  return heldForm ? { heldForm, isSignedIn: true } : redirect(await destinationOf(context, url), 303);
}
