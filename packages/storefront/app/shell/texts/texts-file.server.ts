import type { LoaderFunctionArgs } from 'react-router';
import { languageContext } from '../request-context.server.ts';
import { textsAddress } from './language.server.ts';

/** A language's texts for the browser, fetched once and kept: their address changes when they do. */
export function loadTexts({ context, url }: LoaderFunctionArgs) {
  const { locale, texts } = context.get(languageContext);
  const isCurrent = `${url.pathname}${url.search}` === textsAddress(locale, texts);
  const cacheControl = isCurrent ? 'public, max-age=31536000, immutable' : 'no-store';
  return Response.json(Object.fromEntries(texts), { headers: { 'Cache-Control': cacheControl } });
}
