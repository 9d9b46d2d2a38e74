import type { LoaderFunctionArgs, MiddlewareFunction } from 'react-router';
import { analyticsFor } from '../analytics/consent.server.ts';
import type { Context } from '../context.ts';
import { previewContext } from '../preview/preview.server.ts';
import {
  environmentContext,
  languageContext,
  servedCustomerContext,
  shopperContext,
  systemsContext,
} from '../request-context.server.ts';
import { accountPagesOf } from '../header/account-pages.server.ts';
import type { EmbedUrls } from '../embeds/embeds.ts';
import { nullInOutage } from '../sdk/null-in-outage.server.ts';
import { contentOf } from '../sdk/nouns.server.ts';
import { imagesFrom } from '../pictures/images-from.server.ts';
import { guardPages } from '../security/page-guard.server.ts';
import { messageToShow, clearShownMessage } from '../session/sign-in-message.server.ts';
import { shopSettings, type ShopSettings } from '../settings/shop-settings.server.ts';
import { bannersFrom } from './banners.server.ts';
import { loadNavigation } from './navigation.server.ts';

export const frameMiddleware: MiddlewareFunction<Response>[] = [guardPages, clearShownMessage];

/** Loads the data of the header, the footer and all pages. */
export async function loadFrame({ context, request }: LoaderFunctionArgs) {
  const { publicOrigin, imagesOrigin } = context.get(environmentContext);
  const { locale } = context.get(languageContext);
  const { persona, isSignedIn } = context.get(shopperContext);
  const [frontPage, settings, navigation, accountPages] = await Promise.all([
    contentOf(context).page(`/${locale}`).catch(nullInOutage(context)),
    shopSettings(context),
    loadNavigation(context),
    isSignedIn ? accountPagesOf(context) : null,
  ]);
  return {
    origin: publicOrigin,
    images: imagesFrom(imagesOrigin, settings),
    navigation,
    banners: frontPage ? bannersFrom(frontPage, request.headers.get('Cookie'), settings) : [],
    isSignedIn,
    accountPages,
    signInMessage: messageToShow(context),
    persona,
    customer: customerOf(context),
    analytics: analyticsFor(context),
    embeds: embedsFrom(context, settings),
    isPreview: context.get(previewContext) !== null,
    newsletterSeconds: settings.newsletterSeconds,
    switchedOff: settings.switchedOff,
    reloadPaths: settings.reloadPaths,
    securePaths: isSignedIn ? settings.securePaths : [],
    year: context.get(systemsContext).now().getUTCFullYear(),
  };
}

/** Returns the customer for whom an associate shops. Null for everyone else. */
function customerOf(context: Context) {
  const customer = context.get(servedCustomerContext);
  if (!customer) return null;
  const { customerId: id, email, firstName, lastName, persona } = customer;
  const name = `${firstName} ${lastName}`.trim();
  return { id, email, name, hasOwnPrices: persona !== context.get(shopperContext).persona };
}

/** Returns the URLs of the third-party scripts that embed content. Financing also needs its public key. */
function embedsFrom(context: Context, { financingKey }: ShopSettings): EmbedUrls {
  const { financing, reviews, video } = context.get(environmentContext).embeds;
  return {
    ...(financingKey !== undefined && { financing: financing?.url, financingKey }),
    reviews: reviews?.url,
    video: video?.url,
  };
}

export type FrameData = Awaited<ReturnType<typeof loadFrame>>;
