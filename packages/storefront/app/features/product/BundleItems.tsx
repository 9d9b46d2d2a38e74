import { Heading, Link, Text } from '@basin/react-ui';
import { useImages, useSwatches } from '../../shell/pictures/use-images.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './BundleItems.module.css';
import type { BundleItemView } from './product-view.ts';

interface BundleItemsProps {
  readonly items: readonly BundleItemView[];
  readonly className?: string | undefined;
}

/** The parts of a set: picture, name, finish, and the price of each without the set. */
export function BundleItems({ items, className }: BundleItemsProps) {
  const { t } = useLanguage();
  return (
    <section className={className} aria-labelledby="bundle">
      <Heading level={2} id="bundle">
        {t('product.bundle')}
      </Heading>
      <ul className={styles.root}>
        {items.map((item) => (
          <li key={item.sku} className={styles.item}>
            <BundleItem item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const pictureWidthPx = 192;
const swatchWidthPx = 40;

function BundleItem({ item }: { readonly item: BundleItemView }) {
  const { t, money } = useLanguage();
  const imageOf = useImages();
  const swatchOf = useSwatches();
  const { name, quantity, path, image, finish, price } = item;
  const title = t('product.bundle.quantity', { count: quantity, name });
  return (
    <>
      <span className={styles.picture}>
        {image && <img src={imageOf(image.name, pictureWidthPx)} alt="" width={96} height={96} loading="lazy" />}
      </span>
      <div className={styles.facts}>
        {path ? <Link href={path}>{title}</Link> : title}
        {finish && (
          <Text size="s" tone="muted" className={styles.finish}>
            <img
              src={swatchOf(finish.swatch)}
              alt=""
              width={swatchWidthPx / 2}
              height={swatchWidthPx / 2}
              loading="lazy"
            />
            {finish.name}
          </Text>
        )}
        {price && (
          <Text size="s" tone="muted" figures>
            {t('product.bundle.alone', { price: money(price) })}
          </Text>
        )}
      </div>
    </>
  );
}
