import { Button, Text } from '@basin/react-ui';
import { useRef, useState } from 'react';
import { useShop } from '../../shell/document/use-shop.ts';
import { embedsFrom } from '../../shell/embeds/embeds.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';

type State = 'idle' | 'opening' | 'failed';

/** Opens the provider's reviews, whose script comes with the first press; when they close, the focus is here again. */
export default function ReviewsButton({ sku }: { readonly sku: string }) {
  const { t } = useLanguage();
  const { embeds } = useShop();
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<State>('idle');
  const open = async () => {
    setState('opening');
    setState((await embedsFrom(embeds).openReviews(sku, () => button.current?.focus())) ? 'idle' : 'failed');
  };
  return (
    <>
      <Button ref={button} variant="quiet" size="small" pending={state === 'opening'} onClick={() => void open()}>
        {t('reviews.open')}
      </Button>
      {state === 'failed' && (
        <Text role="status" size="s" tone="muted">
          {t('reviews.none')}
        </Text>
      )}
    </>
  );
}
