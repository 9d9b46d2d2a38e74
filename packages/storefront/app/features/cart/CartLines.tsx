import { type RoomInfo, roomMeasure } from '@basin/domain';
import { Button, CartLine } from '@basin/react-ui';
import { Form } from 'react-router';
import { departureText, usePrice } from '../catalogue/index.ts';
import type { CartLineView } from './cart-view.ts';
import { QuantityForm } from './QuantityForm.tsx';
import { CataloguePicture } from '../../shell/pictures/CataloguePicture.tsx';
import { pictureSizes } from '../../shell/pictures/picture-sizes.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';

/** The items of a cart, each with its quantity and a way out. */
export function CartLines({ lines }: { readonly lines: readonly CartLineView[] }) {
  const { t } = useLanguage();
  return (
    <section aria-label={t('cart.lines')}>
      <ul>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
    </section>
  );
}

function Line({ line }: { readonly line: CartLineView }) {
  const { money } = useLanguage();
  const priceOf = usePrice();
  const { name, path, image, unitPrice, unitPriceBefore, coverage, total } = line;
  return (
    <CartLine
      render={<li />}
      size="l"
      name={name}
      href={path}
      picture={<CataloguePicture name={image} alt="" sizes={pictureSizes.cartLine} />}
      details={useDetails(line)}
      price={priceOf({ price: unitPrice, was: unitPriceBefore, coverage })}
      total={money(total)}
    >
      <QuantityForm line={line} />
      <RemoveForm line={line} />
    </CartLine>
  );
}

/** What it is, its parts, the rooms that it was planned for, and when it leaves. */
function useDetails({ brand, finish, modelNumber, parts, rooms, departure }: CartLineView) {
  const { t } = useLanguage();
  const roomText = useRoomText();
  return [
    [brand, finish, t('product.sku', { sku: modelNumber })].filter(Boolean).join(' · '),
    ...parts.map(({ quantity, name }) => t('product.bundle.quantity', { count: quantity, name })),
    ...rooms.map(roomText),
    departure && departureText(t, departure),
  ];
}

/** Writes a room in the measure in which it was planned: of tile its area, of trim its length. */
function useRoomText() {
  const { t, number } = useLanguage();
  return ({ roomName, productType, totalArea, overage }: RoomInfo) => {
    const measure = productType === 'trim' ? 'length' : 'area';
    const size = number(roomMeasure(totalArea, measure, t('price.units') === 'metric' ? 'm' : 'ft'));
    return t(`cart.room.${measure}`, { room: roomName ?? t('cart.room.unnamed'), size, overage });
  };
}

function RemoveForm({ line: { id, name } }: { readonly line: CartLineView }) {
  const { t } = useLanguage();
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="lineItemId" value={id} />
      <Button
        type="submit"
        name="intent"
        value="remove"
        variant="quiet"
        size="small"
        aria-label={t('cart.removeLine', { name })}
      >
        {t('action.remove')}
      </Button>
    </Form>
  );
}
