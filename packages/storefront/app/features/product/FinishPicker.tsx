import { Button, SwatchPicker } from '@basin/react-ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSwatches } from '../../shell/pictures/use-images.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './FinishPicker.module.css';
import type { OfferedFinish } from '@basin/sdk';
import type { ProductView } from './product-view.ts';

const statusKey = {
  backOrder: 'badge.backOrder',
  outOfStock: 'product.stock.out',
  discontinued: 'badge.discontinued',
} as const;

/** A product's finishes. Each has its own URL, so a choice can be shared and works without scripts. */
export function FinishPicker({ product }: { product: ProductView }) {
  const { t } = useLanguage();
  const imageOf = useSwatches();
  const form = useRef<HTMLFormElement>(null);
  const [chosen, choose] = useChosenFinish(product.sku);
  const statusOf = (state: OfferedFinish['state']) =>
    state === 'available' ? undefined : t(statusKey[state]).toLowerCase();
  const followForm = useEffectEvent(() => {
    const sku = form.current && new FormData(form.current).get('skuId');
    if (typeof sku === 'string') choose(sku);
  });
  useEffect(() => followForm(), []); // a finish may have been chosen before hydration
  return (
    <form ref={form}>
      <SwatchPicker
        legend={t('product.finish')}
        name="skuId"
        value={chosen}
        onValueChange={choose}
        options={product.finishes.map(({ sku, name: label, swatch, state }) => ({
          value: sku,
          label,
          image: imageOf(swatch),
          status: statusOf(state),
          unavailable: state === 'discontinued',
        }))}
      />
      <Button type="submit" size="small" className={styles.submit}>
        {t('product.finish.choose')}
      </Button>
    </form>
  );
}

/** Returns the finish of the latest click, and after the next navigation the page's finish. */
function useChosenFinish(shown: string): [chosen: string, choose: (sku: string) => void] {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [pressed, setPressed] = useState({ key, sku: shown });
  const choose = (sku: string) => {
    if (sku === shown) return;
    setPressed({ key, sku });
    void navigate({ search: `?skuId=${encodeURIComponent(sku)}` }, { replace: true, preventScrollReset: true });
  };
  return [pressed.key === key ? pressed.sku : shown, choose];
}
