import { Button, IconButton, LinkButton, Text } from '@basin/react-ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isPageKeySource } from '../../shell/document/ui-flags.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './NewsletterTeaser.module.css';
import { hasRespondedToOffer, recordOfferResponse } from './newsletter-offer-storage.ts';

/**
 * A corner card that links to the newsletter. It does not take focus, and shoppers who have responded do not see it
 * again.
 */
export default function NewsletterTeaser() {
  const { t } = useLanguage();
  const { pathname, search } = useLocation();
  const [hasResponded, setHasResponded] = useState(hasRespondedToOffer);
  const respond = () => {
    recordOfferResponse();
    setHasResponded(true);
  };
  useEscape(respond);
  if (hasResponded) return null;
  return (
    <aside aria-label={t('newsletter.title')} data-corner="" className={styles.root}>
      <div className={styles.head}>
        <p className={styles.title}>{t('newsletter.title')}</p>
        <IconButton icon="close" label={t('action.close')} onClick={respond} />
      </div>
      <Text tone="muted">{t('newsletter.text')}</Text>
      <div className={styles.actions}>
        <LinkButton size="small" variant="primary" href={`${pathname}${search}#newsletter`} onClick={respond}>
          {t('newsletter.submit')}
        </LinkButton>
        <Button size="small" variant="quiet" onClick={respond}>
          {t('newsletter.notAgain')}
        </Button>
      </div>
    </aside>
  );
}

function useEscape(close: () => void): void {
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent) => key === 'Escape' && isPageKeySource() && close();
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  });
}
