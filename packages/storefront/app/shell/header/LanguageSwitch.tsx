import { languageOf } from '@basin/domain';
import { LanguageLinks } from './LanguageLinks.tsx';
import styles from './LanguageSwitch.module.css';

/** The languages side by side, in short. */
export function LanguageSwitch({ className = '' }: { className?: string | undefined }) {
  return (
    <LanguageLinks
      className={`${styles.root} ${className}`}
      linkClassName={styles.link}
      face={(language) => <abbr title={languageOf(language).name}>{language.toUpperCase()}</abbr>}
    />
  );
}
