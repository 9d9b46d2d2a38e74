import type { MiddlewareFunction } from 'react-router';
import { problemPage } from '../../../server/problem-page.ts';
import { languageContext, logContext } from '../request-context.server.ts';
import { contentOf } from '../sdk/nouns.server.ts';
import { hasRequiredPages } from './shop-settings.server.ts';

/**
 * Responds with 503 while the author system has returned no texts or settings, because every page would fail or show
 * bare keys. Either nothing was imported, or the author system has been unavailable since the shop started.
 */
export const requireTextsAndSettings: MiddlewareFunction<Response> = async ({ context, url }, next) => {
  const { locale, texts } = context.get(languageContext);
  const settings = await contentOf(context).settings();
  const missing = [texts.size === 0 && 'texts', !hasRequiredPages(settings) && 'settings'].filter(
    (part) => part !== false,
  );
  if (missing.length === 0) return next();
  context
    .get(logContext)
    .error(
      { locale, missing },
      'No texts or settings from the author system: check that AUTHOR_URL responds, then import them (docs/import.md) or set SEED=demo',
    );
  return problemPage('notReady', url.pathname);
};
