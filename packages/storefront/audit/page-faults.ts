import { structuredDataFaults } from './structured-data-faults.ts';
import type { ParsedPage } from './parse-page.ts';

/** A page from a sitemap, with its alternate URL in each language. */
export interface ListedAddress {
  readonly url: string;
  readonly kind: string;
  readonly alternates: ReadonlyMap<string, string>;
}

const maxTitleLength = 110;
/** The Open Graph properties of a shared link. */
const openGraphProperties = ['og:title', 'og:url', 'og:type', 'og:site_name', 'og:locale', 'og:image', 'og:image:alt'];
/** The structured data type required of each kind of page. */
const typesByKind: Readonly<Record<string, string>> = {
  products: 'Product',
  'service-parts': 'Product',
  articles: 'Article',
  showrooms: 'HomeGoodsStore',
};

type Check = (page: ParsedPage, listed: ListedAddress) => string | readonly string[] | undefined;

const checks: readonly Check[] = [
  ({ status }) => (status === 200 ? undefined : `responds with ${status}`),
  ({ title }) => (title.trim() === '' ? 'has no title' : undefined),
  ({ title }) => (title.length > maxTitleLength ? `has a title of ${title.length} characters` : undefined),
  ({ meta }) => ((meta.get('description') ?? '').trim() === '' ? 'has no description' : undefined),
  ({ headings }) => {
    const count = headings.filter((level) => level === 1).length;
    return count === 1 ? undefined : `has ${count} h1 headings`;
  },
  ({ headings }) => {
    const content = headings.slice(headings.indexOf(1)); // the menu's headings precede it
    const skipped = content.find((level, index) => level > (content[index - 1] ?? level) + 1);
    return skipped === undefined ? undefined : `has an h${skipped} heading without an h${skipped - 1} above it`;
  },
  ({ url, language }) =>
    new URL(url).pathname.split('/')[1] === language ? undefined : `declares the language “${language}”`,
  ({ meta }) => (meta.get('robots')?.includes('noindex') ? 'is in the sitemap but marked noindex' : undefined),
  ({ url, canonical }) => (canonical === url ? undefined : `has the canonical URL ${canonical ?? 'none'}`),
  ({ alternates }, listed) =>
    [...listed.alternates]
      .filter(([language, url]) => alternates.get(language) !== url)
      .map(([language]) => `lacks the ${language} alternate of the sitemap`),
  ({ meta }) => openGraphProperties.filter((name) => !meta.get(name)).map((name) => `has no ${name}`),
  ({ meta, canonical }) =>
    meta.get('og:url') === canonical ? undefined : 'has an og:url that differs from its canonical URL',
  ({ facts }) => structuredDataFaults(facts),
  ({ facts }) =>
    facts.filter((fact) => fact?.['@type'] === 'FAQPage').length > 1 ? 'has several FAQPage entities' : undefined,
  ({ facts }, { kind }) => {
    const type = typesByKind[kind];
    return type === undefined || facts.some((fact) => fact?.['@type'] === type)
      ? undefined
      : `has no structured data of type ${type}`;
  },
];

/** Returns the faults of a page that is in a sitemap. */
export const pageFaults = (page: ParsedPage, listed: ListedAddress): string[] =>
  checks.flatMap((check) => check(page, listed) ?? []);
