import { CartLine } from '@basin/react-ui';
import { lineDepartureText, quantityText, type CartLineView, useRoomText } from '../cart/index.ts';
import { usePrice } from '../catalogue/index.ts';
import { CataloguePicture } from '../../shell/pictures/CataloguePicture.tsx';
import { pictureSizes } from '../../shell/pictures/picture-sizes.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';

interface OrderLinesProps {
  readonly lines: readonly CartLineView[];
  /** Whether each line says when it ships. */
  readonly showsDepartures: boolean;
}

/** An order's lines, with the parts of sets and the planned rooms. Each links to its product. */
export function OrderLines({ lines, showsDepartures }: OrderLinesProps) {
  const { t, money } = useLanguage();
  const priceOf = usePrice();
  const roomText = useRoomText();
  return (
    <ul>
      {lines.map((line) => {
        const { id, name, path, finish, modelNumber, image, quantity, coverage, total, parts, rooms } = line;
        return (
          <CartLine
            key={id}
            render={<li />}
            size="m"
            name={name}
            href={path}
            picture={<CataloguePicture name={image} alt="" sizes={pictureSizes.orderLine} />}
            details={[
              [finish, t('product.sku', { sku: modelNumber }), quantityText(t, { quantity, coverage })]
                .filter(Boolean)
                .join(' · '),
              ...parts.map((part) => t('product.bundle.quantity', { count: part.quantity, name: part.name })),
              ...rooms.map(roomText),
              showsDepartures ? lineDepartureText(t, line) : null,
            ]}
            price={
              quantity > 1 || coverage
                ? priceOf({ price: line.unitPrice, was: line.unitPriceBefore, list: line.unitListPrice, coverage })
                : undefined
            }
            total={money(total)}
          />
        );
      })}
    </ul>
  );
}
