import { languageOf, locales } from '@basin/domain';
import { useLocation } from 'react-router';
import { useLanguage } from '../texts/TextsProvider.tsx';
import { usePathWithoutLocale } from '../document/PageHead.tsx';
import styles from './LanguageSwitch.module.css';

/** Leads to the same page in the other language; a full load, so that the whole document changes its language. */
export function LanguageSwitch({ className = '' }: { className?: string | undefined }) {
  const { locale, t } = useLanguage();
  const path = usePathWithoutLocale();
  const { search } = useLocation();
  return (
    <ul aria-label={t('site.language')} className={`${styles.root} ${className}`}>
      {locales.map((language) => (
        <li key={language}>
          <a
            href={`/${language}${path}${search}`}
            hrefLang={language}
            lang={language}
            aria-current={language === locale || undefined}
            className={styles.link}
          >
            <abbr title={languageOf(language).name}>{language.toUpperCase()}</abbr>
          </a>
        </li>
      ))}
    </ul>
  );
}
