import { defaultLanguage, locales, localeTag, stripTags, withoutLocale } from '@basin/domain';
import { useLocation } from 'react-router';
import { useImages } from '../pictures/use-images.ts';
import { useShop } from './use-shop.ts';
import { useLanguage } from '../texts/TextsProvider.tsx';

export interface PageHeadProps {
  readonly title: string;
  readonly description?: string | undefined;
  /** The page's main picture, by the name of its master: shown where a link to the page is shared. */
  readonly image?: { readonly name: string; readonly alt: string } | undefined;
  /** Query of the canonical address with its `?`: only what makes a page of its own, such as `?page=2`. */
  readonly canonicalSearch?: string | undefined;
  readonly isIndexed?: boolean | undefined;
  /** What is shared with a link to it; a page of the site unless said. */
  readonly kind?: 'article' | 'product' | undefined;
}

const sharedWidthPx = 1200;

/** Title, description, canonical and alternate addresses of a page; React puts them into the head. */
export function PageHead({ title, description, image, canonicalSearch = '', isIndexed = true, kind }: PageHeadProps) {
  const { t, locale } = useLanguage();
  const { origin, isPreview } = useShop();
  const address = useImages();
  const path = usePathWithoutLocale();
  const addressIn = (language: string) => `${origin}/${language}${path}${canonicalSearch}`;
  return (
    <>
      <title>{t('site.titleSuffix', { title })}</title>
      {description && <meta name="description" content={stripTags(description)} />}
      <meta property="og:title" content={title} />
      {image && (
        <>
          <meta property="og:image" content={address(image.name, sharedWidthPx, 'jpeg')} />
          <meta property="og:image:alt" content={image.alt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {isIndexed && !isPreview ? (
        <>
          <meta property="og:url" content={addressIn(locale)} />
          <meta property="og:type" content={kind ?? 'website'} />
          <meta property="og:site_name" content={t('site.name')} />
          <meta property="og:locale" content={localeTag(locale).replace('-', '_')} />
          {description && <meta property="og:description" content={stripTags(description)} />}
          <link rel="canonical" href={addressIn(locale)} />
          {locales.map((language) => (
            <link key={language} rel="alternate" hrefLang={language} href={addressIn(language)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={addressIn(defaultLanguage)} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}

/** The path behind the language: `/en/cart` gives `/cart`, the front page nothing. */
export function usePathWithoutLocale(): string {
  const path = withoutLocale(useLocation().pathname);
  return path === '/' ? '' : path;
}
