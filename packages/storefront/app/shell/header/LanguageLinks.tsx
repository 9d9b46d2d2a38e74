import { languageOf, locales } from '@basin/domain';
import { useLocation } from 'react-router';
import { usePathWithoutLocale } from '../document/PageHead.tsx';
import { useLanguage } from '../texts/TextsProvider.tsx';

interface LanguageLinksProps {
  readonly className?: string | undefined;
  readonly linkClassName?: string | undefined;
  /** Whether a link shows the code of its language instead of the name. */
  readonly hasShortNames?: boolean;
}

/** Links to the same page in each language. They reload the document, so that its language changes completely. */
export function LanguageLinks({ className, linkClassName, hasShortNames = false }: LanguageLinksProps) {
  const { t, locale } = useLanguage();
  const path = usePathWithoutLocale();
  const { search } = useLocation();
  return (
    <ul aria-label={t('site.language')} className={className}>
      {locales.map((language) => (
        <li key={language}>
          <a
            href={`/${language}${path}${search}`}
            hrefLang={language}
            lang={language}
            aria-current={language === locale || undefined}
            aria-label={hasShortNames ? languageOf(language).name : undefined}
            className={linkClassName}
          >
            {hasShortNames ? language.toUpperCase() : languageOf(language).name}
          </a>
        </li>
      ))}
    </ul>
  );
}
