import { Button, Text } from '@basin/react-ui';
import type { Money } from '@basin/sdk';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { financingFrom, type FinancingScript } from './financing-script.ts';
import styles from './FinancingOffer.module.css';

interface FinancingOfferProps extends FinancingScript {
  readonly amount: Money;
}

/** Asks before the provider's script is loaded; the provider then shows its offer, anew for each amount. */
export default function FinancingOffer({ url, publicKey, amount: { cents, currency } }: FinancingOfferProps) {
  const { t } = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  const [isOffered, setIsOffered] = useState(true);
  useEffect(() => {
    if (!isWanted || !place.current) return;
    const money = { centAmount: cents, currencyCode: currency };
    void financingFrom({ url, publicKey }).showFinancing(place.current, money).then(setIsOffered);
  }, [isWanted, url, publicKey, cents, currency]);
  return (
    <div className={styles.root}>
      <div role="status" ref={place} />
      {!isOffered && (
        <Text role="status" size="s" tone="muted">
          {t('financing.none')}
        </Text>
      )}
      {!isWanted && (
        <>
          <Button size="small" onClick={() => setIsWanted(true)}>
            {t('financing.show')}
          </Button>
          <Text size="s" tone="muted">
            {t('financing.note')}
          </Text>
        </>
      )}
    </div>
  );
}
