import { Button, Stack, Text } from '@basin/react-ui';
import type { Money } from '@basin/sdk';
import { useEffect, useRef, useState } from 'react';
import { focusIfLost } from '../../shell/document/focus-if-lost.ts';
import { useShop } from '../../shell/document/use-shop.ts';
import { embedsFrom } from '../../shell/embeds/embeds.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';

type State = 'idle' | 'loading' | 'shown' | 'failed';

/** Asks before loading the provider's script, which then shows its offer for each amount. */
export default function FinancingOffer({ amount: { cents, currency } }: { readonly amount: Money }) {
  const { t } = useLanguage();
  const { embeds } = useShop();
  const place = useRef<HTMLDivElement>(null);
  const [requests, setRequests] = useState(0);
  const [state, setState] = useState<State>('idle');
  useEffect(() => {
    if (requests === 0 || !place.current) return;
    const money = { centAmount: cents, currencyCode: currency };
    void embedsFrom(embeds)
      .showFinancing(place.current, money)
      .then((isShown) => setState(isShown ? 'shown' : 'failed'));
  }, [requests, embeds, cents, currency]);
  useEffect(() => {
    if (state === 'failed') place.current?.replaceChildren(); // the offer for another amount
    if (state === 'shown') focusIfLost(place.current); // the pressed button has disappeared
  }, [state]);
  const request = () => {
    setState('loading');
    setRequests(requests + 1);
  };
  return (
    <Stack gap={2} align="start">
      <div role="status" ref={place} tabIndex={-1} />
      {state !== 'shown' && (
        <>
          {state === 'failed' && (
            <Text role="status" size="s" tone="muted">
              {t('financing.failed')}
            </Text>
          )}
          <Button size="small" pending={state === 'loading'} onClick={request}>
            {state === 'failed' ? t('action.tryAgain') : t('financing.show')}
          </Button>
          {state !== 'failed' && (
            <Text size="s" tone="muted">
              {t('financing.note')}
            </Text>
          )}
        </>
      )}
    </Stack>
  );
}
