import { type RoomInfo, roomMeasure } from '@basin/domain';
import { Button, Link, Price, Text } from '@basin/react-ui';
import { Form } from 'react-router';
import { departureText, usePrice } from '../catalogue/index.ts';
import type { CartLineView } from './cart-view.ts';
import { QuantityForm } from './QuantityForm.tsx';
import { CataloguePicture } from '../../shell/pictures/CataloguePicture.tsx';
import { pictureSizes } from '../../shell/pictures/picture-sizes.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './CartLines.module.css';

/** The items of a cart, each with its quantity and a way out. */
export function CartLines({ lines }: { readonly lines: readonly CartLineView[] }) {
  const { t } = useLanguage();
  return (
    <section aria-label={t('cart.lines')}>
      <ul className={styles.list}>
        {lines.map((line) => (
          <CartLine key={line.id} line={line} />
        ))}
      </ul>
    </section>
  );
}

function CartLine({ line }: { readonly line: CartLineView }) {
  const { money } = useLanguage();
  const priceOf = usePrice();
  return (
    <li className={styles.line}>
      <CataloguePicture name={line.image} alt="" sizes={pictureSizes.cartLine} className={styles.picture} />
      <div className={styles.facts}>
        <LineName line={line} />
        <LineDetails line={line} />
        <Price {...priceOf({ price: line.unitPrice, was: line.unitPriceBefore, coverage: line.coverage })} />
      </div>
      <div className={styles.controls}>
        <QuantityForm line={line} />
        <RemoveForm line={line} />
      </div>
      <Text figures className={styles.total}>
        {money(line.total)}
      </Text>
    </li>
  );
}

function LineName({ line: { name, path } }: { readonly line: CartLineView }) {
  return (
    <Text render={<div />} size="l">
      {path === undefined ? name : <Link href={path}>{name}</Link>}
    </Text>
  );
}

function LineDetails({ line }: { readonly line: CartLineView }) {
  const { t } = useLanguage();
  const { brand, finish, modelNumber, parts, rooms, departure } = line;
  return (
    <Text render={<div />} size="s" tone="muted">
      <p>{[brand, finish, t('product.sku', { sku: modelNumber })].filter(Boolean).join(' · ')}</p>
      {parts.map((part) => (
        <p key={part.name}>{t('product.bundle.quantity', { count: part.quantity, name: part.name })}</p>
      ))}
      {rooms.map((room) => (
        <RoomText key={room.roomName ?? room.totalArea} room={room} />
      ))}
      {departure && <p>{departureText(t, departure)}</p>}
    </Text>
  );
}

/** A room in the measure in which it was planned: of tile its area, of trim its length. */
function RoomText({ room: { roomName, productType, totalArea, overage } }: { readonly room: RoomInfo }) {
  const { t, number } = useLanguage();
  const measure = productType === 'trim' ? 'length' : 'area';
  const size = number(roomMeasure(totalArea, measure, t('price.units') === 'metric' ? 'm' : 'ft'));
  return <p>{t(`cart.room.${measure}`, { room: roomName ?? t('cart.room.unnamed'), size, overage })}</p>;
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
