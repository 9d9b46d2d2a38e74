import { createHash } from 'node:crypto';
import type { MiddlewareFunction } from 'react-router';
import { redirect } from 'react-router';
import { isLocale } from '../locale/locale.ts';
import { languageContext, systemsContext } from '../request-context.server.ts';
import type { Texts } from './translate.ts';

/**
 * Finds the language of a page in its path and the texts of that language. A path without a language leads to the
 * same path in English; the root is the English front page itself.
 *
 * @see docs/spec/platform.md#1
 */
export const languageOfRequest: MiddlewareFunction<Response> = async ({ request, params, context }) => {
  const { pathname, search } = new URL(request.url);
  if (params.locale !== undefined && !isLocale(params.locale)) throw redirect(`/en${pathname}${search}`, 301);
  const locale = params.locale ?? 'en';
  const texts = await context.get(systemsContext).site.dictionary(locale);
  context.set(languageContext, { locale, texts });
};

const versions = new WeakMap<Texts, string>();

/** Where the browser fetches a language's texts; the address changes when a text does. */
export function textsAddress(locale: string, texts: Texts): string {
  const version =
    versions.get(texts) ??
    createHash('sha256')
      .update(JSON.stringify([...texts]))
      .digest('hex')
      .slice(0, 10);
  versions.set(texts, version);
  return `/${locale}/texts.json?v=${version}`;
}
