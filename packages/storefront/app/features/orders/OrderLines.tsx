import { CartLine } from '@basin/react-ui';
import { quantityText, type CartLineView } from '../cart/index.ts';
import { departureText } from '../catalogue/index.ts';
import { CataloguePicture } from '../../shell/pictures/CataloguePicture.tsx';
import { pictureSizes } from '../../shell/pictures/picture-sizes.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';

interface OrderLinesProps {
  readonly lines: readonly CartLineView[];
  /** Whether each line says when it ships. */
  readonly showsDepartures: boolean;
}

/** An order's lines, with the parts of sets. Each links to its product. */
export function OrderLines({ lines, showsDepartures }: OrderLinesProps) {
  const { t, money } = useLanguage();
  return (
    <ul>
      {lines.map(({ id, name, path, finish, image, quantity, coverage, total, parts, departure }) => (
        <CartLine
          key={id}
          render={<li />}
          size="m"
          name={name}
          href={path}
          picture={<CataloguePicture name={image} alt="" sizes={pictureSizes.orderLine} />}
          details={[
            [finish, quantityText(t, { quantity, coverage })].filter(Boolean).join(' · '),
            ...parts.map((part) => t('product.bundle.quantity', { count: part.quantity, name: part.name })),
            showsDepartures && departure ? departureText(t, departure) : null,
          ]}
          total={money(total)}
        />
      ))}
    </ul>
  );
}
