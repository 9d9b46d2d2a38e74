import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useLanguage } from '../texts/TextsProvider.tsx';
import styles from './NavigationProgress.module.css';

/** A faster response feels immediate. */
const waitMs = 150;

/** A progress bar at the top of the page while a navigation or form response is slow. */
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
