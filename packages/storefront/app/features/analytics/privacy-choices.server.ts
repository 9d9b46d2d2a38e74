import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router';
import { storeConsent } from '../../shell/analytics/consent.server.ts';
import { clearAnalyticsData, storeCustomerData } from '../../shell/analytics/known-shopper.server.ts';
import { pathIn } from '../../shell/locale/path-in.server.ts';
import { environmentContext, sdkContext, systemsContext } from '../../shell/request-context.server.ts';
import { safeReturnTo } from '../../shell/security/safe-return.ts';
import { isoDay } from './iso-day.ts';

/** Redirects home when analytics is not configured. */
export function loadPrivacyChoices({ context }: LoaderFunctionArgs) {
  if (!context.get(environmentContext).analytics) throw redirect(pathIn(context, '/'));
  return null;
}

/**
 * Saves the visitor's consent choice and redirects back. Clears the stored analytics data of a visitor who declines.
 */
export async function saveConsentChoice({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  const consent = form.get('answer') === 'accepted' ? 'accepted' : 'declined';
  storeConsent(context, consent, isoDay(context.get(systemsContext).now()));
  clearAnalyticsData(context);
  const claims = consent === 'accepted' ? await context.get(sdkContext).session.claims() : undefined;
  if (claims?.sub) await storeCustomerData(context, claims.sub);
  return redirect(safeReturnTo(form.get('returnTo'), pathIn(context, '/privacy-choices')), 303);
}
