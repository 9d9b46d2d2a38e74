import type { LoaderFunctionArgs, MiddlewareFunction, RouterContextProvider } from 'react-router';
import { analyticsFor } from '../analytics/consent.server.ts';
import { previewContext } from '../preview/preview.server.ts';
import {
  environmentContext,
  languageContext,
  servedCustomerContext,
  shopperContext,
} from '../request-context.server.ts';
import type { EmbedAddresses } from '../embeds/embeds.ts';
import { contentOf } from '../sdk/nouns.server.ts';
import { imagesFrom } from '../pictures/images-from.server.ts';
import { guardPages } from '../security/page-guard.server.ts';
import { reasonToShow, sayReasonOnce } from '../session/reason-to-sign-in.server.ts';
import { shopSettings, type ShopSettings } from '../settings/shop-settings.server.ts';
import { bannersFrom } from './banners.server.ts';
import { loadNavigation } from './navigation.server.ts';

export const frameMiddleware: MiddlewareFunction<Response>[] = [guardPages, sayReasonOnce];

/** What the header, the footer and every page between them know. */
export async function loadFrame({ context, request }: LoaderFunctionArgs) {
  const { publicOrigin, imagesOrigin } = context.get(environmentContext);
  const { locale } = context.get(languageContext);
  const { persona, isSignedIn } = context.get(shopperContext);
  const [frontPage, settings, navigation] = await Promise.all([
    contentOf(context).page(`/${locale}`),
    shopSettings(context),
    loadNavigation(context),
  ]);
  return {
    origin: publicOrigin,
    images: imagesFrom(imagesOrigin, settings),
    navigation,
    banners: frontPage ? bannersFrom(frontPage, request.headers.get('Cookie')) : [],
    isSignedIn,
    reasonToSignIn: reasonToShow(context),
    persona,
    associate: associateOf(context),
    analytics: analyticsFor(context),
    embeds: embedsFrom(context, settings),
    isPreview: context.get(previewContext) !== null,
    newsletterSeconds: settings.newsletterSeconds,
    switchedOff: settings.switchedOff,
    reloadPaths: settings.reloadPaths,
    securePaths: isSignedIn ? settings.securePaths : [],
    year: new Date().getUTCFullYear(),
  };
}

/** For whom an associate shops; null for everyone else. */
function associateOf(context: Readonly<RouterContextProvider>) {
  const { koc, persona: own } = context.get(shopperContext);
  if (koc === undefined) return null;
  const customer = context.get(servedCustomerContext);
  if (!customer) return { customer: null };
  const { email, firstName, lastName, persona } = customer;
  return { customer: { email, name: `${firstName} ${lastName}`.trim(), hasOwnPrices: persona !== own } };
}

/** Where the scripts of others are that show something in a page; financing needs its public key too. */
function embedsFrom(context: Readonly<RouterContextProvider>, { financingKey }: ShopSettings): EmbedAddresses {
  const { financing, reviews, video } = context.get(environmentContext).embeds;
  return {
    ...(financingKey !== undefined && { financing: financing?.url, financingKey }),
    reviews: reviews?.url,
    video: video?.url,
  };
}

export type FrameData = Awaited<ReturnType<typeof loadFrame>>;
