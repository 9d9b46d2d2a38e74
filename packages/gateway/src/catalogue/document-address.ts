import type { Locale } from '@basin/domain';

/** Returns the public URL of a product's file in a language: `{origin}/documents/{locale}/{slug}/{file}`. */
export function documentAddress(path: string, locale: Locale, origin: string): string {
  return `${origin}${path.replace(/^\/documents\//, `/documents/${locale}/`)}`;
}
