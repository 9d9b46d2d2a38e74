import { createHash } from 'node:crypto';
import { defaultLanguage, findRedirect, localeOf, shortenPagePath, withLocale } from '@basin/domain';
import type { MiddlewareFunction } from 'react-router';
import { redirect } from 'react-router';
import { safeMethods } from '../../../server/same-origin.ts';
import { isLocale } from '../locale/locale.ts';
import { redirectsByPath } from '../locale/redirects.ts';
import { languageContext } from '../request-context.server.ts';
import { contentIn } from '../sdk/nouns.server.ts';
import { withConfiguredTexts } from './configured-texts.server.ts';
import { addOfferedLanguages } from './offered-languages.ts';
import type { Texts } from './translate.ts';

/**
 * Determines a page's language from its path and loads the texts. Redirects old paths to their new ones, paths
 * without a language to English, and paths with a slash too many, or with the content system's prefix or `.html`, to
 * those without. The root path serves the English front page.
 *
 * @see docs/spec/platform.md#1 and docs/spec/catalogue.md#2
 */
export const languageMiddleware: MiddlewareFunction<Response> = async ({ url, request, params, context }) => {
  if (params.locale !== undefined && !isLocale(params.locale))
    addOfferedLanguages(await contentIn(context, defaultLanguage).texts());
  const pathname = `/${url.pathname.split('/').filter(Boolean).join('/')}`;
  const moved = findRedirect(pathname, redirectsByPath);
  if (moved) throw redirect(newAddress(moved.to, url), moved.status);
  const locale = isLocale(params.locale) ? params.locale : defaultLanguage;
  const content = contentIn(context, locale);
  const [dictionary, { messages, pagePathPrefix }] = await Promise.all([content.texts(), content.settings()]);
  const isProduct = params.slug !== undefined; // its path ends with `.html`
  const page = isProduct ? pathname : shortenPagePath(pathname, pagePathPrefix ?? '');
  if (locale !== (params.locale ?? locale)) throw redirect(newAddress(page, url), 301);
  if (page !== url.pathname && safeMethods.has(request.method)) throw redirect(page + url.search, 301);
  const texts = withConfiguredTexts(dictionary, messages);
  addOfferedLanguages(texts);
  context.set(languageContext, { locale, texts });
};

/** Returns the new path with its language and the request's query, unless the new path has its own query. */
const newAddress = (to: string, { search }: URL) =>
  withLocale(to, localeOf(to) ?? defaultLanguage) + (to.includes('?') ? '' : search);

const versions = new WeakMap<Texts, string>();

/** Returns the URL of a language's texts for the browser. It changes when a text does. */
export function textsUrl(locale: string, texts: Texts): string {
  const version =
    versions.get(texts) ??
    createHash('sha256')
      .update(JSON.stringify([...texts]))
      .digest('hex')
      .slice(0, 10);
  versions.set(texts, version);
  return `/${locale}/texts.json?v=${version}`;
}
