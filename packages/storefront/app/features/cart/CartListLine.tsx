import { canRequestMore } from '@basin/domain';
import { CartLine } from '@basin/react-ui';
import type { ReactNode } from 'react';
import { usePrice } from '../catalogue/index.ts';
import { LargeOrderLink } from './LargeOrderLink.tsx';
import { lineName } from './line-name.ts';
import { lineDepartureText } from './line-departure-text.ts';
import type { CartLineView } from './cart-view.ts';
import { CataloguePicture } from '../../shell/pictures/CataloguePicture.tsx';
import { pictureSizes } from '../../shell/pictures/picture-sizes.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { useRoomText } from './use-room-text.ts';

interface CartListLineProps {
  readonly line: CartLineView;
  /** The line's controls. */
  readonly children: ReactNode;
}

/** A line of the cart or of the saved items. */
export function CartListLine({ line, children }: CartListLineProps) {
  const { t, money } = useLanguage();
  const priceOf = usePrice();
  const { id, name, path, image, unitPrice, unitPriceBefore, unitListPrice, coverage, total, notice } = line;
  return (
    <CartLine
      render={<li id={id} />}
      size="l"
      name={name}
      href={path}
      picture={<CataloguePicture name={image} alt="" sizes={pictureSizes.cartLine} />}
      details={useDetails(line)}
      price={priceOf({ price: unitPrice, was: unitPriceBefore, list: unitListPrice, coverage })}
      problem={notice && <span role="status">{t(notice.key, notice.values)}</span>}
      total={money(total)}
    >
      {children}
      {canRequestMore(line) && (
        <LargeOrderLink
          {...line}
          text={t('cart.askForMore')}
          label={t('cart.askForMore.line', { name: lineName(line) })}
        />
      )}
    </CartLine>
  );
}

/** Returns the line's finish, parts, planned rooms and departure. */
function useDetails(line: CartLineView) {
  const { brand, finish, modelNumber, parts, rooms } = line;
  const { t } = useLanguage();
  const roomText = useRoomText();
  return [
    [brand, finish, t('product.sku', { sku: modelNumber })].filter(Boolean).join(' · '),
    ...parts.map(({ quantity, name }) => t('product.bundle.quantity', { count: quantity, name })),
    ...rooms.map(roomText),
    lineDepartureText(t, line),
  ];
}
