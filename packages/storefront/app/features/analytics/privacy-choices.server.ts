import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { keepConsent } from '../../shell/analytics/consent.server.ts';
import { forgetShopper, keepCustomer } from '../../shell/analytics/known-shopper.server.ts';
import { environmentContext, languageContext, sdkContext, systemsContext } from '../../shell/request-context.server.ts';
import { safeReturnTo } from '../../shell/security/safe-return.ts';
import { isoDay } from './iso-day.ts';

/** Leads home where nothing is counted: there is nothing to choose. */
export function loadPrivacyChoices({ context }: LoaderFunctionArgs) {
  if (!context.get(environmentContext).analytics) throw redirect(`/${context.get(languageContext).locale}`);
  return null;
}

/** Keeps whether the visitor agrees to be counted, and leads back; what was known of one who does not is forgotten. */
export async function answerConsent({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const answer = form.get('answer') === 'accepted' ? 'accepted' : 'declined';
  keepConsent(context, answer, isoDay(context.get(systemsContext).now()));
  forgetShopper(context);
  const claims = answer === 'accepted' ? await context.get(sdkContext).session.claims() : undefined;
  if (claims?.sub) await keepCustomer(context, claims.sub);
  const { locale } = context.get(languageContext);
  return redirect(safeReturnTo(form.get('returnTo'), `/${locale}/privacy-choices`), 303);
}
