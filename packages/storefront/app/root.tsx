import '@basin/react-ui/styles.css';
import './shell/skins/skins.css';
import './shell/styles/fonts.css';
import './shell/styles/page.css';
import { languageOf, messages } from '@basin/domain';
import textFont from '@fontsource/hanken-grotesk/files/hanken-grotesk-latin-400-normal.woff2?url';
import { use, useState, type ReactNode } from 'react';
import { Links, Outlet, ScrollRestoration, useMatches } from 'react-router';
import { analyticsOfRequest } from './shell/analytics/consent.server.ts';
import { TryAgain } from './shell/document/TryAgain.tsx';
import { useIsInBrowser } from './shell/document/use-is-in-browser.ts';
import { LateScripts } from './shell/hydration/LateScripts.tsx';
import { HydrationPlanContext } from './shell/hydration/plan.ts';
import { previewOfRequest } from './shell/preview/preview.server.ts';
import type { Skin } from './shell/settings/brand-settings.ts';
import { papers } from './shell/skins/skins.ts';
import printStyles from './shell/styles/print.css?url';
import { languageOfRequest } from './shell/texts/language.server.ts';
import { untilShopOpens } from './shell/settings/shop-opening.server.ts';
import { sdkOfRequest } from './shell/sdk/sdk.server.ts';
import { useLanguage } from './shell/texts/TextsProvider.tsx';
import type { Route } from './+types/root';

export const middleware: Route.MiddlewareFunction[] = [
  analyticsOfRequest,
  previewOfRequest,
  sdkOfRequest,
  languageOfRequest,
  untilShopOpens,
];

/** The document around every page, also around the error page. */
export function Layout({ children }: { children: ReactNode }) {
  const { locale } = useLanguage();
  const nonce = use(HydrationPlanContext)?.nonce;
  const skin = skinFrom(useMatches());
  // one that a browser makes for its error page brings no scripts: Trusted Types forbid it, and they run already
  const [isServed] = useState(!useIsInBrowser());
  return (
    <html lang={locale} dir={languageOf(locale).direction} data-brand={skin} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={papers[skin].light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={papers[skin].dark} />
        <link rel="preload" href={textFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <Links />
        <link rel="stylesheet" href={printStyles} media="print" />
        <noscript>
          <link rel="stylesheet" href={`/${locale}/parts/guest.css`} />
        </noscript>
      </head>
      <body>
        {children}
        {isServed && (
          <>
            <ScrollRestoration nonce={nonce} />
            <LateScripts />
          </>
        )}
      </body>
    </html>
  );
}

/** What the page asks for; the shop's own, of its fixtures, otherwise. */
function skinFrom(matches: readonly { loaderData: unknown }[]): Skin {
  const asked = matches.map(({ loaderData }) => (loaderData as { skin?: Skin } | undefined)?.skin);
  return asked.findLast((skin) => skin !== undefined) ?? 'fixtures';
}

export default function App() {
  return <Outlet />;
}

/** The last boundary: the shell itself failed, so this page needs nothing from behind. */
export function ErrorBoundary() {
  return (
    <main>
      <title>{messages.errorBoundary}</title>
      <h1>{messages.errorBoundary}</h1>
      <TryAgain />
    </main>
  );
}
