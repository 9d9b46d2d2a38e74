import type { LoaderFunctionArgs, MiddlewareFunction, RouterContextProvider } from 'react-router';
import { analyticsFor } from '../analytics/consent.server.ts';
import { previewContext } from '../preview/preview.server.ts';
import { environmentContext, languageContext, shopperContext } from '../request-context.server.ts';
import { contentOf } from '../sdk/nouns.server.ts';
import { guardPages } from '../security/page-guard.server.ts';
import { reasonToShow, sayReasonOnce } from '../session/reason-to-sign-in.server.ts';
import { shopSettings, type ShopSettings } from '../settings/shop-settings.server.ts';
import { bannersFrom } from './banners.server.ts';
import { navigationFrom } from './navigation.server.ts';

const noNavigation = { groups: [], footer: [], legal: [] };

export const frameMiddleware: MiddlewareFunction<Response>[] = [guardPages, sayReasonOnce];

/** What the header, the footer and every page between them know. */
export async function loadFrame({ context, request }: LoaderFunctionArgs) {
  const { publicOrigin, imagesOrigin } = context.get(environmentContext);
  const { locale } = context.get(languageContext);
  const { persona, isSignedIn } = context.get(shopperContext);
  const [frontPage, settings] = await Promise.all([contentOf(context).page(`/${locale}`), shopSettings(context)]);
  return {
    origin: publicOrigin,
    images: imagesFrom(imagesOrigin, settings),
    navigation: frontPage ? navigationFrom(frontPage) : noNavigation,
    banners: frontPage ? bannersFrom(frontPage, request.headers.get('Cookie')) : [],
    isSignedIn,
    reasonToSignIn: reasonToShow(context),
    persona,
    analytics: analyticsFor(context),
    financing: financingFrom(context, settings),
    isPreview: context.get(previewContext) !== null,
    newsletterSeconds: settings.newsletterSeconds,
    reloadPaths: settings.reloadPaths,
    securePaths: isSignedIn ? settings.securePaths : [],
    year: new Date().getUTCFullYear(),
  };
}

/** Where the script of the financing provider is, and the public key that it takes; undefined unless both are configured. */
function financingFrom(context: Readonly<RouterContextProvider>, { financingKey: publicKey }: ShopSettings) {
  const { financing } = context.get(environmentContext);
  return financing && publicKey !== undefined ? { url: financing.url, publicKey } : undefined;
}

/** Where pictures and swatches are served. */
function imagesFrom(url: string, { imageAccount: account, swatchUrl }: ShopSettings) {
  return { url, account, swatches: swatchUrl ?? `${url}/is/image/${account}/` };
}

export type FrameData = Awaited<ReturnType<typeof loadFrame>>;
