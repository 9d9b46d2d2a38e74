import { Button, Rating, Stack, Text } from '@basin/react-ui';
import type { ProductRating, ScriptAdapters } from '@basin/sdk';
import { useEffect, useRef, useState } from 'react';
import { useShop } from '../../shell/document/use-shop.ts';
import { embedsFrom } from '../../shell/embeds/embeds.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';

type State = 'idle' | 'opening' | 'open' | 'failed';

/**
 * A product's average rating, and a button that opens its reviews. When they close, the focus returns to the button.
 */
export default function ReviewsButton({ sku }: { readonly sku: string }) {
  const { t } = useLanguage();
  const { embeds, analytics } = useShop();
  const adapters = embedsFrom(embeds);
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<State>('idle');
  const open = async () => {
    setState('opening');
    setState((await adapters.openReviews(sku, () => button.current?.focus())) ? 'open' : 'failed');
  };
  return (
    <Stack gap={2}>
      {/* the script loads automatically only with consent to third-party scripts */}
      {(analytics?.consent === 'accepted' || state === 'open') && <Average adapters={adapters} sku={sku} />}
      <Button ref={button} variant="quiet" size="small" pending={state === 'opening'} onClick={() => void open()}>
        {t('reviews.open')}
      </Button>
      {state === 'failed' && (
        <Text role="status" size="s" tone="muted">
          {t('reviews.none')}
        </Text>
      )}
    </Stack>
  );
}

function Average({ adapters, sku }: { readonly adapters: ScriptAdapters; readonly sku: string }) {
  const { t, number } = useLanguage();
  const [rating, setRating] = useState<ProductRating>();
  useEffect(() => {
    void adapters.ratingOf(sku).then(setRating);
  }, [adapters, sku]);
  if (!rating) return null;
  const { average, count } = rating;
  return (
    <Rating value={average} label={t('reviews.average', { average: number(Math.round(average * 10) / 10) })}>
      {t('reviews.count', { count })}
    </Rating>
  );
}
