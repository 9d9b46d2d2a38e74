import { createHash } from 'node:crypto';
import { defaultLanguage, findRedirect, localeOf, withLocale } from '@basin/domain';
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
 * without a language to English, and paths with a slash too many to those without. The root path serves the English
 * front page.
 *
 * @see docs/spec/platform.md#1 and docs/spec/catalogue.md#2
 */
export const languageMiddleware: MiddlewareFunction<Response> = async ({ url, request, params, context }) => {
  if (params.locale !== undefined && !isLocale(params.locale))
    addOfferedLanguages(await contentIn(context, defaultLanguage).texts());
  const pathname = `/${url.pathname.split('/').filter(Boolean).join('/')}`;
  const moved = findRedirect(pathname, redirectsByPath);
  if (moved) throw redirect(newAddress(moved.to, url), moved.status);
  if (params.locale !== undefined && !isLocale(params.locale))
    throw redirect(`/${defaultLanguage}${pathname}${url.search}`, 301);
  if (pathname !== url.pathname && safeMethods.has(request.method)) throw redirect(pathname + url.search, 301);
  const locale = params.locale ?? defaultLanguage;
  const content = contentIn(context, locale);
  const [dictionary, { messages }] = await Promise.all([content.texts(), content.settings()]);
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
