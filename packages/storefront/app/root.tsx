import '@basin/react-ui/styles.css';
import './shell/skins/skins.css';
import './shell/styles/fonts.css';
import './shell/styles/page.css';
import { languageOf } from '@basin/domain';
import textFont from '@fontsource/hanken-grotesk/files/hanken-grotesk-latin-400-normal.woff2?url';
import { use, useState, type ReactNode } from 'react';
import { Links, Outlet, ScrollRestoration, useMatches } from 'react-router';
import { analyticsMiddleware } from './shell/analytics/consent.server.ts';
import { Failure } from './shell/document/Failure.tsx';
import { isBadRequest } from './shell/document/is-bad-request.ts';
import { useIsInBrowser } from './shell/document/use-is-in-browser.ts';
import { LateScripts } from './shell/hydration/LateScripts.tsx';
import { HydrationPlanContext } from './shell/hydration/plan.ts';
import { previewMiddleware } from './shell/preview/preview.server.ts';
import type { Skin } from './shell/settings/brand-settings.ts';
import { papers } from './shell/skins/skins.ts';
import printStyles from './shell/styles/print.css?url';
import { languageMiddleware } from './shell/texts/language.server.ts';
import { requireTextsAndSettings } from './shell/settings/shop-readiness.server.ts';
import { sdkMiddleware } from './shell/sdk/sdk.server.ts';
import { useLanguage } from './shell/texts/TextsProvider.tsx';
import type { Route } from './+types/root';

export const middleware: Route.MiddlewareFunction[] = [
  analyticsMiddleware,
  previewMiddleware,
  sdkMiddleware,
  languageMiddleware,
  requireTextsAndSettings,
];

/** The document around every page, including the error page. */
export function Layout({ children }: { children: ReactNode }) {
  const { locale } = useLanguage();
  const nonce = use(HydrationPlanContext)?.nonce;
  const skin = skinFrom(useMatches());
  // The document that a browser renders for its error page has no scripts: Trusted Types forbid inserting them, and
  // they already run.
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
            <LateScripts />
            <ScrollRestoration nonce={nonce} />
          </>
        )}
      </body>
    </html>
  );
}

/** Returns the skin that the page requests, or the shop's default. */
function skinFrom(matches: readonly { loaderData: unknown }[]): Skin {
  const requested = matches.map(({ loaderData }) => (loaderData as { skin?: Skin } | undefined)?.skin);
  return requested.findLast((skin) => skin !== undefined) ?? 'fixtures';
}

export default function App() {
  return <Outlet />;
}

/** The last error boundary. It renders without data, because the shell itself failed. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useLanguage();
  return (
    <main>
      <title>{t(isBadRequest(error) ? 'error.badRequest' : 'error.boundary')}</title>
      <Failure error={error} />
    </main>
  );
}
