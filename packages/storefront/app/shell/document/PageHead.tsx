import { defaultLanguage, locales, localeTag, stripTags, withoutLocale } from '@basin/domain';
import { useLocation } from 'react-router';
import { useImages } from '../pictures/use-images.ts';
import { useShop } from './use-shop.ts';
import { useLanguage } from '../texts/TextsProvider.tsx';

export interface PageHeadProps {
  readonly title: string;
  readonly description?: string | undefined;
  /** The page's main picture, by the name of its master. Shown when a link to the page is shared. */
  readonly image?: { readonly name: string; readonly alt: string } | undefined;
  /**
   * The query of the canonical URL with its `?`. It includes only parameters that identify a separate page, such as
   * `?page=2`.
   */
  readonly canonicalSearch?: string | undefined;
  readonly isIndexed?: boolean | undefined;
  /** The Open Graph type; a website page by default. */
  readonly kind?: 'article' | 'product' | undefined;
}

const sharedWidthPx = 1200;

/** The title, description, and canonical and alternate URLs of a page. React moves them into the head. */
export function PageHead({ title, description, image, canonicalSearch = '', isIndexed = true, kind }: PageHeadProps) {
  const { t, locale } = useLanguage();
  const { origin, isPreview } = useShop();
  const urlOf = useImages();
  const path = usePathWithoutLocale();
  const pageUrl = (language: string) => `${origin}/${language}${path}${canonicalSearch}`;
  return (
    <>
      <title>{t('site.titleSuffix', { title })}</title>
      {description && <meta name="description" content={stripTags(description)} />}
      <meta property="og:title" content={title} />
      {image && (
        <>
          <meta property="og:image" content={urlOf(image.name, sharedWidthPx, 'jpeg')} />
          <meta property="og:image:alt" content={image.alt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {isIndexed && !isPreview ? (
        <>
          <meta property="og:url" content={pageUrl(locale)} />
          <meta property="og:type" content={kind ?? 'website'} />
          <meta property="og:site_name" content={t('site.name')} />
          <meta property="og:locale" content={localeTag(locale).replace('-', '_')} />
          {description && <meta property="og:description" content={stripTags(description)} />}
          <link rel="canonical" href={pageUrl(locale)} />
          {locales.map((language) => (
            <link key={language} rel="alternate" hrefLang={language} href={pageUrl(language)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={pageUrl(defaultLanguage)} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}

/** Returns the path without the language: `/en/cart` gives `/cart`, and the front page an empty path. */
export function usePathWithoutLocale(): string {
  const path = withoutLocale(useLocation().pathname);
  return path === '/' ? '' : path;
}
