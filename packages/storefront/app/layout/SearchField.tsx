import { Icon } from '@basin/react-ui';
import { Form } from 'react-router';
import { useLanguage } from '../texts/TextsProvider.tsx';
import styles from './SearchField.module.css';

/** The search of the header. */
export function SearchField({ className = '' }: { className?: string | undefined }) {
  const { t, path } = useLanguage();
  return (
    <Form action={path('/search')} role="search" className={`${styles.root} ${className}`}>
      <input name="keyword" type="search" required aria-label={t('search.label')} placeholder={t('search.submit')} className={styles.input} />
      <button className={styles.submit} aria-label={t('search.submit')}>
        <Icon name="search" />
      </button>
    </Form>
  );
}
