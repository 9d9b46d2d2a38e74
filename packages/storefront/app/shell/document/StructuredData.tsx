import { useIsInBrowser } from './use-is-in-browser.ts';

/** What is said of a thing in the words of schema.org; a member that is undefined is left out. */
export type Facts = Readonly<Record<string, unknown>> & { readonly '@type': string };

/**
 * Facts for search engines and assistants, as JSON-LD. Only the server writes them: who reads them loads the page, and
 * under Trusted Types a browser makes no script elements.
 */
export function StructuredData({ facts }: { readonly facts: Facts }) {
  if (useIsInBrowser()) return null;
  // `<` cannot end the script, nor begin a comment
  const json = JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
