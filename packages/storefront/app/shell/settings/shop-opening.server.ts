import { inLocale, type ByLocale, type Locale } from '@basin/domain';
import type { MiddlewareFunction } from 'react-router';
import { plainPage } from '../../../server/plain-page.ts';
import { languageContext, logContext } from '../request-context.server.ts';
import { contentOf } from '../sdk/nouns.server.ts';
import { areComplete } from './shop-settings.server.ts';

/**
 * Answers 503 while the author system has given no texts or no settings yet, since every page would fail or show bare
 * keys: nothing was imported, or the author system could not be reached since the shop started.
 */
export const untilShopOpens: MiddlewareFunction<Response> = async ({ context }, next) => {
  const { locale, texts } = context.get(languageContext);
  const settings = await contentOf(context).settings();
  const missing = [texts.size === 0 && 'texts', !areComplete(settings) && 'settings'].filter((part) => part !== false);
  if (missing.length === 0) return next();
  context
    .get(logContext)
    .error(
      { locale, missing },
      'The shop shows no page: import its texts and settings (docs/import.md), or set SEED=demo',
    );
  return closedPage(locale);
};

/** A shop without texts knows no language beside these. */
const closedTexts: ByLocale<{
  readonly lang: Locale;
  readonly title: string;
  readonly text: string;
  readonly again: string;
}> = {
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

function closedPage(locale: Locale): Response {
  const page = plainPage(inLocale(closedTexts, locale), 503);
  page.headers.set('Retry-After', '30');
  return page;
}
