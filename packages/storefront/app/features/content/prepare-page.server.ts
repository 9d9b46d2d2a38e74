import { defaultLanguage, localeTag, withLocale, type Locale } from '@basin/domain';
import type { ContentPage, ContentPart } from '@basin/sdk';
import { dayFormat } from '../../shell/texts/day-format.ts';
import { isSaved } from '../favourites/index.server.ts';
import { isFiltered, readListingState } from '../catalogue/index.ts';
import { takeNotices } from '../../shell/notices/notices.server.ts';
import { previewContext } from '../../shell/preview/preview.server.ts';
import { languageContext, logContext } from '../../shell/request-context.server.ts';
import { shopSettings, skinOf } from '../../shell/settings/shop-settings.server.ts';
import { withServedLinks } from '../../shell/settings/served-links.server.ts';
import { articleFacts } from './article-facts.server.ts';
import { mainPartOf } from './main-part.server.ts';
import { mainPicture } from './main-picture.server.ts';
import { componentSchemas, type ComponentType, ownParts } from './component-views.server.ts';
import type { PagePart, PageView, UnknownPagePart } from './page-view.ts';
import { prepareComponent, type PageRequest } from './prepare-component.server.ts';

/** Loads the data of all components of a content page. Leaves out components that cannot be parsed. */
export async function preparePage(page: ContentPage, request: PageRequest): Promise<PageView> {
  const hero = page.parts.findIndex(({ type }) => type === 'hero'); // it fills the first screen
  const [settings, ...parts] = await Promise.all([
    shopSettings(request.context),
    ...page.parts.map((part, index) =>
      preparePart(part, { ...request, isBelowFirstScreen: hero >= 0 && index > hero }),
    ),
  ]);
  const lang = otherLanguage(page, request.context.get(languageContext).locale);
  const shown = parts.filter((part) => part !== undefined).map(withLanguage(lang));
  const known = shown.filter((part) => part.type !== 'unknown');
  const picture = mainPicture(known);
  return {
    title: page.title,
    description: page.description ?? undefined,
    isIndexed: page.isIndexed,
    picture,
    canonicalSearch: known.some(({ type }) => pagedComponents.has(type)) ? laterPageQuery(request.url) : '',
    skin: skinOf(settings, { path: request.url.pathname }),
    parts: shown,
    mainPart: mainPartOf(shown),
    article: isArticle(page) ? await articleAt(page, request, { picture, hasHero: hero >= 0 }) : undefined,
  };
}

/** Returns the language of a page's texts when it is another one than the shop's, for browsers and screen readers. */
const otherLanguage = ({ language }: ContentPage, locale: Locale): string | undefined =>
  language === null || language.startsWith(locale) ? undefined : language;

/** Component types whose texts are all an editor's; the others have texts of the shop too, or of products. */
const writtenComponents: ReadonlySet<string> = new Set<ComponentType>([
  'page-intro',
  'strip',
  'link-list',
  'rich-text',
  'questions',
  'hero',
  'picture-links',
  'media-text',
]);

const withLanguage =
  (lang: string | undefined) =>
  <Part extends PagePart | UnknownPagePart>(part: Part): Part =>
    lang !== undefined && writtenComponents.has(part.type) ? { ...part, lang } : part;

/** Whether a page is an article: press releases have a publication date, but no page kind of their own. */
const isArticle = ({ kind, published }: ContentPage) => kind === 'inspirationDetail' || published !== null;

/** Component types that list products or documents on several pages. */
const pagedComponents: ReadonlySet<ComponentType> = new Set([
  'product-listing',
  'literature',
  'technical-specification',
]);

/**
 * Returns the query of a later listing page, which has products that no other page has. Returns nothing for filters
 * and searches, which show the same products again.
 */
function laterPageQuery({ search, searchParams }: URL): string {
  const state = readListingState(search);
  const isWhole = !isFiltered(state) && !searchParams.has('q') && !searchParams.has('keyword');
  return isWhole && state.lastPage > 1 ? `?page=${state.lastPage}` : '';
}

const articleAt = async (
  page: ContentPage,
  { context, url: { pathname: path } }: PageRequest,
  { picture, hasHero }: { readonly picture: PageView['picture']; readonly hasHero: boolean },
) => ({
  favourite: withLocale(path, defaultLanguage),
  isSaved: await isSaved(context, { link: withLocale(path, defaultLanguage) }),
  notices: hasHero ? takeNotices(context) : [], // only a hero shows them
  published: publishedOf(page, context.get(languageContext).locale),
  facts: await articleFacts(context, page, { path, picture: picture?.name }),
});

function publishedOf({ published: date, author }: ContentPage, locale: Locale) {
  if (date === null) return null;
  const day = dayFormat(localeTag(locale), { dateStyle: 'long', timeZone: 'UTC' })(new Date(date));
  return { date, day, author };
}

async function preparePart(
  { type, name, props: written }: ContentPart,
  request: PageRequest,
): Promise<PagePart | UnknownPagePart | undefined> {
  const log = request.context.get(logContext);
  if (!isKnown(type)) {
    log.debug({ type }, 'a page has a component of an unknown type');
    return previewOnly(request, { name, view: { type } });
  }
  const settings = await shopSettings(request.context);
  if (roomComponents.has(type) && settings.switchedOff.includes('shopTheRoom')) return undefined;
  const props = componentSchemas[type].safeParse(withServedLinks(settings, written));
  if (!props.success) {
    log.warn({ path: request.url.pathname, type, issues: props.error.issues }, 'could not parse a component of a page');
    const [issue] = props.error.issues;
    return previewOnly(request, {
      name,
      view: { type, problem: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}` },
    });
  }
  const view = await prepareComponent(type, props.data, request);
  return { type, name, view } as PagePart;
}

/** Component types that link to rooms. */
const roomComponents: ReadonlySet<ComponentType> = new Set(['shop-the-room', 'rooms-with-product']);

/** Returns an unknown part in the preview only. */
const previewOnly = ({ context }: PageRequest, part: Omit<UnknownPagePart, 'type'>): UnknownPagePart | undefined =>
  context.get(previewContext) ? { type: 'unknown', ...part } : undefined;

/** Whether a page's route renders the part. */
export const isOwnPart = (
  part: PagePart | UnknownPagePart,
): part is Extract<PagePart, { type: keyof typeof ownParts }> => Object.hasOwn(ownParts, part.type);

const isKnown = (type: string): type is ComponentType => Object.hasOwn(componentSchemas, type);
