import { locales } from '@basin/domain';
import type { contentCalls, WireComponent, WireReply } from '@basin/sdk/contract';
import type { AuthoredComponent, AuthoredPage } from './authored-page.ts';
import { siteRoot, type SitePath } from './content-path.ts';

export type PageModel = WireReply<typeof contentCalls.pageModel>;

/** An ancestor of a page. */
export interface Ancestor {
  readonly title: string;
  readonly path: string;
}

/** The language of a page, and the parts around its own content. */
export interface PageFrame {
  /** The language of the page's texts: the default language when the page is not translated. */
  readonly language: string;
  /** The ancestors, front page first, without the page itself. */
  readonly ancestors: readonly Ancestor[];
  readonly header: readonly AuthoredComponent[];
  readonly footer: readonly AuthoredComponent[];
  /** The shop's public origin. */
  readonly shopOrigin: string;
}

/**
 * Converts an authored page to the format of the author system's exporter.
 *
 * @see wire reference §10
 */
export function pageModel(page: AuthoredPage, { locale, path }: SitePath, frame: PageFrame): PageModel {
  const { title, description, pageKind, published, author, isSecure = false, isGated = false, robotsTags = [] } = page;
  const address = (language: string): string => `${frame.shopOrigin}/${language}${path}`;
  return {
    ':type': 'basin/components/page',
    ':path': `${siteRoot}/${locale}${path}`,
    ':hierarchyType': 'page',
    title,
    language: frame.language,
    ...(description !== undefined && { description }),
    pageKind,
    ...(published !== undefined && { published }),
    ...(author !== undefined && { author }),
    isSecure,
    isGated,
    robotsTags,
    canonicalLink: address(locale),
    alternateLanguageLinks: Object.fromEntries(locales.map((language) => [language, address(language)])),
    ...container([
      { name: 'header', type: 'header', components: frame.header },
      ...(frame.ancestors.length > 0 ? [breadcrumb(page, frame.ancestors)] : []),
      { name: 'main', type: 'container', components: page.components },
      { name: 'footer', type: 'footers', components: frame.footer },
    ]),
    ':children': {},
  };
}

function breadcrumb({ title, navTitle = title }: AuthoredPage, ancestors: readonly Ancestor[]): AuthoredComponent {
  return { name: 'breadcrumb', type: 'breadcrumb', items: [...ancestors, { title: navTitle }] };
}

function container(components: readonly AuthoredComponent[]): Pick<WireComponent, ':items' | ':itemsOrder'> {
  return {
    ':itemsOrder': components.map(({ name }) => name),
    ':items': Object.fromEntries(components.map((component) => [component.name, wireComponent(component)])),
  };
}

function wireComponent({ name: _, type, components, ...properties }: AuthoredComponent): WireComponent {
  return { ':type': `basin/components/${type}`, ...properties, ...(components && container(components)) };
}
