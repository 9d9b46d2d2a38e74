import { languageOf, locales, type Locale } from '@basin/domain';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { usePathWithoutLocale } from '../document/PageHead.tsx';
import { useLanguage } from '../texts/TextsProvider.tsx';

interface LanguageLinksProps {
  readonly className?: string | undefined;
  readonly linkClassName?: string | undefined;
  /** What a link shows; the language's own name unless given. */
  readonly face?: (language: Locale) => ReactNode;
}

const nameOf = (language: Locale): string => languageOf(language).name;

/** Lead to the same page in each language; by a full load, so that the whole document changes its language. */
export function LanguageLinks({ className, linkClassName, face = nameOf }: LanguageLinksProps) {
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
            className={linkClassName}
          >
            {face(language)}
          </a>
        </li>
      ))}
    </ul>
  );
}
