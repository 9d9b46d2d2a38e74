import { tradePersona, userAnalytics, type UserAnalytics } from '@basin/domain';
import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { answeredOn, hasConsent } from '../../shell/analytics/consent.server.ts';
import { sessionContext, shopperContext, systemsContext } from '../../shell/request-context.server.ts';
import { accountOf } from '../../shell/sdk/nouns.server.ts';
import { isoDay } from './iso-day.ts';

/** The user analytics object of the visitor, as JSON; null without consent. @see catalogue spec §3 */
export async function loadShopperFacts({ context }: Pick<LoaderFunctionArgs, 'context'>): Promise<Response> {
  return Response.json(hasConsent(context) ? await userAnalyticsOf(context) : null);
}

async function userAnalyticsOf(context: Readonly<RouterContextProvider>): Promise<UserAnalytics> {
  const { isSignedIn, persona } = context.get(shopperContext);
  const session = context.get(sessionContext);
  const today = isoDay(context.get(systemsContext).now());
  const profile = isSignedIn ? await accountOf(context).profile() : null;
  return userAnalytics({
    isAuthenticated: isSignedIn,
    // the shop asks only the trade for a business type
    businessType: profile?.businessType ?? (persona === tradePersona ? undefined : 'Consumer'),
    persona,
    isReturning: (answeredOn(context) ?? today) < today,
    isCustomer: session.get('customerProspect') === 'customer',
    hashedEmail: session.get('hashedEmail'),
  });
}
