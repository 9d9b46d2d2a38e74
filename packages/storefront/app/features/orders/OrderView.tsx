import type { Departure } from '@basin/domain';
import { DescriptionList, Heading, Link, Text } from '@basin/react-ui';
import { type CartLineView, quantityText, Sums } from '../cart/index.ts';
import { departureText } from '../catalogue/index.ts';
import type { OrderPageView } from './order-view.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { AddressLines } from './AddressLines.tsx';
import { Parcels, Returned } from './Parcels.tsx';
import { CataloguePicture } from '../../shell/pictures/CataloguePicture.tsx';
import { pictureSizes } from '../../shell/pictures/picture-sizes.ts';
import styles from './OrderView.module.css';

export interface OrderViewProps {
  readonly order: OrderPageView;
  /** Whether each line says when it leaves: true only of an order that was just placed. */
  readonly showsDepartures?: boolean;
}

/** An order: what, where to, what it came to and how it stands. */
export function OrderView({ order, showsDepartures = false }: OrderViewProps) {
  const { t, day, money } = useLanguage();
  return (
    <div className={styles.root}>
      <ul>
        {order.lines.map((line) => (
          <OrderLine key={line.id} line={line} departure={showsDepartures ? line.departure : null} />
        ))}
      </ul>
      <div className={styles.facts}>
        <DescriptionList
          items={[
            { term: t('order.number'), details: order.number },
            { term: t('order.date'), details: order.createdAt && day(order.createdAt) },
            { term: t('order.status'), details: t(`order.status.${order.status}`) },
          ]}
        />
        <Parcels order={order} />
        <Returned order={order} />
        {order.address && (
          <section>
            <Heading level={2} size="label">
              {t('checkout.shippingAddress')}
            </Heading>
            <AddressLines address={order.address} />
          </section>
        )}
        <Sums sums={order.sums} />
        {order.refunded && (
          <DescriptionList items={[{ term: t('order.refunded'), details: money(order.refunded) }]} variant="sums" />
        )}
      </div>
    </div>
  );
}

interface OrderLineProps {
  readonly line: CartLineView;
  readonly departure: Departure | null;
}

function OrderLine({ line: { name, path, finish, image, quantity, coverage, total }, departure }: OrderLineProps) {
  const { t, money } = useLanguage();
  return (
    <li className={styles.line}>
      <CataloguePicture name={image} alt="" sizes={pictureSizes.orderLine} />
      <div>
        <Text render={<div />}>{path === undefined ? name : <Link href={path}>{name}</Link>}</Text>
        <Text size="s" tone="muted">
          {[finish, quantityText(t, { quantity, coverage })].filter(Boolean).join(' · ')}
        </Text>
        {departure && (
          <Text size="s" tone="muted">
            {departureText(t, departure)}
          </Text>
        )}
      </div>
      <Text figures>{money(total)}</Text>
    </li>
  );
}
