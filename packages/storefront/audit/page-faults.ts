import { factsFaults } from './facts-faults.ts';
import type { ReadPage } from './read-page.ts';

/** A page that the list for crawlers names, and its address in each language as the list has it. */
export interface ListedAddress {
  readonly url: string;
  readonly kind: string;
  readonly alternates: ReadonlyMap<string, string>;
}

const longestTitle = 110;
/** What a shared link shows. */
const shared = ['og:title', 'og:url', 'og:type', 'og:site_name', 'og:locale', 'og:image', 'og:image:alt'];
/** The kinds of pages that are said to be something, and what. */
const typesByKind: Readonly<Record<string, string>> = {
  products: 'Product',
  'service-parts': 'Product',
  articles: 'Article',
  showrooms: 'HomeGoodsStore',
};

type Check = (page: ReadPage, listed: ListedAddress) => string | readonly string[] | undefined;

const checks: readonly Check[] = [
  ({ status }) => (status === 200 ? undefined : `answers ${status}`),
  ({ title }) => (title.trim() === '' ? 'has no title' : undefined),
  ({ title }) => (title.length > longestTitle ? `has a title of ${title.length} letters` : undefined),
  ({ meta }) => ((meta.get('description') ?? '').trim() === '' ? 'has no description' : undefined),
  ({ headings }) => (headings === 1 ? undefined : `has ${headings} first headings`),
  ({ url, language }) =>
    new URL(url).pathname.split('/')[1] === language ? undefined : `says its language is “${language}”`,
  ({ meta }) => (meta.get('robots')?.includes('noindex') ? 'is listed and asks not to be' : undefined),
  ({ url, canonical }) => (canonical === url ? undefined : `says its address is ${canonical ?? 'none'}`),
  ({ alternates }, listed) =>
    [...listed.alternates]
      .filter(([language, url]) => alternates.get(language) !== url)
      .map(([language]) => `does not lead to its ${language} as the list does`),
  ({ meta }) => shared.filter((name) => !meta.get(name)).map((name) => `has no ${name}`),
  ({ meta, canonical }) => (meta.get('og:url') === canonical ? undefined : 'is shared by another address than its own'),
  ({ facts }) => factsFaults(facts),
  ({ facts }) =>
    facts.filter((fact) => fact?.['@type'] === 'FAQPage').length > 1 ? 'has questions in several FAQPages' : undefined,
  ({ facts }, { kind }) => {
    const type = typesByKind[kind];
    return type === undefined || facts.some((fact) => fact?.['@type'] === type)
      ? undefined
      : `is not said to be a ${type}`;
  },
];

/** What is wrong with a page that is listed for crawlers. */
export const pageFaults = (page: ReadPage, listed: ListedAddress): string[] =>
  checks.flatMap((check) => check(page, listed) ?? []);
