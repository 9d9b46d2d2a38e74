import { SwatchPicker, Button } from '@basin/react-ui';
import { useNavigate } from 'react-router';
import { swatchWidthPx, useImages } from '../../components/use-images.ts';
import { useLanguage } from '../../texts/TextsProvider.tsx';
import styles from './FinishPicker.module.css';
import type { FinishState, ProductView } from './product-view.ts';

const statusKey = { backOrder: 'badge.backOrder', discontinued: 'badge.discontinued' } as const;

/** The finishes of a product. Each choice is an address of its own, so it can be shared and works without scripts. */
export function FinishPicker({ product }: { product: ProductView }) {
  const { t } = useLanguage();
  const image = useImages();
  const navigate = useNavigate();
  const choose = (sku: string) =>
    navigate({ search: `?skuId=${encodeURIComponent(sku)}` }, { replace: true, preventScrollReset: true });
  const statusOf = (state: FinishState) => (state === 'available' ? undefined : t(statusKey[state]).toLowerCase());
  return (
    <form className={styles.root}>
      <SwatchPicker
        legend={t('product.finish')}
        name="skuId"
        value={product.sku}
        onChange={(event) => void choose(event.currentTarget.value)}
        options={product.finishes.map(({ sku, label, swatch, state }) => ({
          value: sku,
          label,
          image: image(swatch, swatchWidthPx),
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
