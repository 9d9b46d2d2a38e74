import { useIsInBrowser } from './use-is-in-browser.ts';

/** A schema.org item. Undefined properties are left out. */
export type SchemaOrgItem = Readonly<Record<string, unknown>> & { readonly '@type': string };

/**
 * Renders JSON-LD for search engines and assistants. Only the server renders it: its readers load the page, and Trusted
 * Types prevent a browser from creating script elements.
 */
export function StructuredData({ facts }: { readonly facts: SchemaOrgItem }) {
  if (useIsInBrowser()) return null;
  // an escaped `<` can neither end the script nor start a comment
  const json = JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
