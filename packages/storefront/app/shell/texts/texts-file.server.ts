import type { LoaderFunctionArgs } from 'react-router';
import { languageContext } from '../request-context.server.ts';
import { textsUrl } from './language.server.ts';

/** Serves a language's texts to the browser, which caches them: their URL changes when they do. */
export function loadTexts({ context, url }: LoaderFunctionArgs) {
  const { locale, texts } = context.get(languageContext);
  const isCurrent = `${url.pathname}${url.search}` === textsUrl(locale, texts);
  const cacheControl = isCurrent ? 'public, max-age=31536000, immutable' : 'no-store';
  return Response.json(Object.fromEntries(texts), { headers: { 'Cache-Control': cacheControl } });
}
