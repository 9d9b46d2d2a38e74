import { tradePersona, userAnalytics, type UserAnalytics } from '@basin/domain';
import type { LoaderFunctionArgs } from 'react-router';
import { consentDate, hasConsent } from '../../shell/analytics/consent.server.ts';
import type { Context } from '../../shell/context.ts';
import { sessionContext, shopperContext, systemsContext } from '../../shell/request-context.server.ts';
import { accountOf } from '../../shell/sdk/nouns.server.ts';
import { isoDay } from './iso-day.ts';

/** Returns the visitor's user analytics object as JSON, or null without consent. @see catalogue spec §3 */
export async function loadShopperFacts({ context }: Pick<LoaderFunctionArgs, 'context'>): Promise<Response> {
  return Response.json(hasConsent(context) ? await userAnalyticsOf(context) : null);
}

async function userAnalyticsOf(context: Context): Promise<UserAnalytics> {
  const { isSignedIn, persona } = context.get(shopperContext);
  const session = context.get(sessionContext);
  const today = isoDay(context.get(systemsContext).now());
  const profile = isSignedIn ? await accountOf(context).profile() : null;
  return userAnalytics({
    isAuthenticated: isSignedIn,
    // the shop asks only trade customers for a business type
    businessType: profile?.businessType ?? (persona === tradePersona ? undefined : 'Consumer'),
    persona,
    isReturning: (consentDate(context) ?? today) < today,
    isCustomer: session.get('customerProspect') === 'customer',
    hashedEmail: session.get('hashedEmail'),
  });
}
