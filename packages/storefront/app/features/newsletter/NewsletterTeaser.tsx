import { Button, IconButton, LinkButton, Text } from '@basin/react-ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { hasKeys } from '../../shell/document/ui-flags.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './NewsletterTeaser.module.css';
import { hasAnswered, keepAnswer } from './newsletter-answer.ts';

/** A card in the corner that leads to the newsletter; it takes no focus, and whoever answered it never sees it again. */
export default function NewsletterTeaser() {
  const { t } = useLanguage();
  const { pathname, search } = useLocation();
  const [isAnswered, setIsAnswered] = useState(hasAnswered);
  const answer = () => {
    keepAnswer();
    setIsAnswered(true);
  };
  useEscape(answer);
  if (isAnswered) return null;
  return (
    <aside aria-label={t('newsletter.title')} className={styles.root}>
      <header className={styles.head}>
        <p className={styles.title}>{t('newsletter.title')}</p>
        <IconButton icon="close" label={t('action.close')} onClick={answer} />
      </header>
      <Text tone="muted">{t('newsletter.text')}</Text>
      <div className={styles.actions}>
        <LinkButton size="small" variant="primary" href={`${pathname}${search}#newsletter`} onClick={answer}>
          {t('newsletter.submit')}
        </LinkButton>
        <Button size="small" variant="quiet" onClick={answer}>
          {t('newsletter.notAgain')}
        </Button>
      </div>
    </aside>
  );
}

function useEscape(close: () => void): void {
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent) => key === 'Escape' && hasKeys() && close();
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  });
}
