import { Text } from '@basin/react-ui';
import { CataloguePicture } from '../../shell/pictures/CataloguePicture.tsx';
import { pictureSizes } from '../../shell/pictures/picture-sizes.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { CartView } from './cart-view.ts';
import { quantityText } from './quantity-text.ts';
import styles from './SummaryLines.module.css';

/** Lines of a cart in short, nothing of which can be changed. */
export function SummaryLines({ lines }: Pick<CartView, 'lines'>) {
  const { t, money } = useLanguage();
  return (
    <ul>
      {lines.map(({ id, name, finish, image, quantity, coverage, total }) => (
        <li key={id} className={styles.line}>
          <CataloguePicture name={image} alt="" sizes={pictureSizes.summaryLine} />
          <div>
            <Text>{name}</Text>
            <Text size="s" tone="muted">
              {[finish, quantityText(t, { quantity, coverage })].filter(Boolean).join(' · ')}
            </Text>
          </div>
          <Text figures>{money(total)}</Text>
        </li>
      ))}
    </ul>
  );
}
