import { languageOf, locales, type Locale } from '@basin/domain';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { usePathWithoutLocale } from '../document/PageHead.tsx';
import { useLanguage } from '../texts/TextsProvider.tsx';

interface LanguageLinksProps {
  readonly className?: string | undefined;
  readonly linkClassName?: string | undefined;
  /** Returns a link's text; the language's own name by default. */
  readonly face?: (language: Locale) => ReactNode;
}

const nameOf = (language: Locale): string => languageOf(language).name;

/** Links to the same page in each language. They reload the document, so that its language changes completely. */
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
