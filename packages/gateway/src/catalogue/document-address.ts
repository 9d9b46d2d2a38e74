import type { Locale } from '@basin/domain';

/** Where a product's file is reached from outside, in a language: `{origin}/documents/{locale}/{slug}/{file}`. */
export function documentAddress(path: string, locale: Locale, origin: string): string {
  return `${origin}${path.replace(/^\/documents\//, `/documents/${locale}/`)}`;
}
