import { inLocale, type ByLocale, type Locale } from '@basin/domain';
import type { MiddlewareFunction } from 'react-router';
import { plainPage, type PlainPage } from '../../../server/plain-page.ts';
import { languageContext, logContext } from '../request-context.server.ts';
import { contentOf } from '../sdk/nouns.server.ts';
import { hasRequiredPages } from './shop-settings.server.ts';

/**
 * Responds with 503 while the author system has returned no texts or settings, because every page would fail or show
 * bare keys. Either nothing was imported, or the author system has been unavailable since the shop started.
 */
export const requireTextsAndSettings: MiddlewareFunction<Response> = async ({ context }, next) => {
  const { locale, texts } = context.get(languageContext);
  const settings = await contentOf(context).settings();
  const missing = [texts.size === 0 && 'texts', !hasRequiredPages(settings) && 'settings'].filter(
    (part) => part !== false,
  );
  if (missing.length === 0) return next();
  context
    .get(logContext)
    .error({ locale, missing }, 'The shop has no texts or settings: import them (docs/import.md), or set SEED=demo');
  return unavailablePage(locale);
};

/** The texts of the 503 page, in the shop's built-in languages. */
const unavailableTexts: ByLocale<PlainPage> = {
  en: {
    lang: 'en',
    title: 'We will be with you shortly',
    text: 'Our shop is not ready yet. Please come back in a few minutes.',
    again: 'Try again',
  },
  fr: {
    lang: 'fr',
    title: 'Nous sommes bientôt à vous',
    text: 'Notre boutique n’est pas encore prête. Revenez dans quelques minutes.',
    again: 'Réessayer',
  },
};

function unavailablePage(locale: Locale): Response {
  const page = plainPage(inLocale(unavailableTexts, locale), 503);
  page.headers.set('Retry-After', '30');
  return page;
}
