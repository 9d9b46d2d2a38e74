import { CartLine } from '@basin/react-ui';
import { departureText } from '../catalogue/index.ts';
import { CataloguePicture } from '../../shell/pictures/CataloguePicture.tsx';
import { pictureSizes } from '../../shell/pictures/picture-sizes.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { CartLineView } from './cart-view.ts';
import { quantityText } from './quantity-text.ts';

export interface SummaryLinesProps {
  readonly lines: readonly CartLineView[];
  /** The lines of an order are larger, and lead to their products. */
  readonly isOrder?: boolean;
  /** Whether each line says when it leaves. */
  readonly showsDepartures?: boolean;
}

/** Lines of a cart or an order in short, nothing of which can be changed. */
export function SummaryLines({ lines, isOrder = false, showsDepartures = false }: SummaryLinesProps) {
  const { t, money } = useLanguage();
  return (
    <ul>
      {lines.map(({ id, name, path, finish, image, quantity, coverage, total, departure }) => (
        <CartLine
          key={id}
          render={<li />}
          size={isOrder ? 'm' : 's'}
          name={name}
          href={isOrder ? path : undefined}
          picture={
            <CataloguePicture name={image} alt="" sizes={isOrder ? pictureSizes.orderLine : pictureSizes.summaryLine} />
          }
          details={[
            [finish, quantityText(t, { quantity, coverage })].filter(Boolean).join(' · '),
            showsDepartures && departure ? departureText(t, departure) : null,
          ]}
          total={money(total)}
        />
      ))}
    </ul>
  );
}
