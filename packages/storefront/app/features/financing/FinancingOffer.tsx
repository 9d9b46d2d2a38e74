import { Button, Text } from '@basin/react-ui';
import type { Money } from '@basin/sdk';
import { useEffect, useRef, useState } from 'react';
import { useShop } from '../../shell/document/use-shop.ts';
import { embedsFrom } from '../../shell/embeds/embeds.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './FinancingOffer.module.css';

/** Asks before loading the provider's script, which then shows its offer for each amount. */
export default function FinancingOffer({ amount: { cents, currency } }: { readonly amount: Money }) {
  const { t } = useLanguage();
  const { embeds } = useShop();
  const place = useRef<HTMLDivElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  const [isOffered, setIsOffered] = useState(true);
  useEffect(() => {
    if (!isWanted || !place.current) return;
    const money = { centAmount: cents, currencyCode: currency };
    void embedsFrom(embeds).showFinancing(place.current, money).then(setIsOffered);
  }, [isWanted, embeds, cents, currency]);
  const request = () => {
    setIsWanted(true);
    place.current?.focus(); // the pressed button disappears
  };
  return (
    <div className={styles.root}>
      <div role="status" ref={place} tabIndex={-1} />
      {!isOffered && (
        <Text role="status" size="s" tone="muted">
          {t('financing.none')}
        </Text>
      )}
      {!isWanted && (
        <>
          <Button size="small" onClick={request}>
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
