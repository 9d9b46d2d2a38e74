import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useLanguage } from '../texts/TextsProvider.tsx';
import styles from './NavigationProgress.module.css';

/** Below this a page seems to be there at once. */
const waitMs = 150;

/** A line over the page while the next one, or the answer to a form, is slow to come. */
export function NavigationProgress() {
  const { t } = useLanguage();
  const isBusy = useNavigation().state !== 'idle';
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setTimeout(setIsSlow, waitMs, true);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isBusy]);
  return isSlow && <div role="progressbar" aria-label={t('site.loading')} className={styles.root} />;
}
