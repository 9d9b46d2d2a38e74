import { DescriptionList, Heading, Link, Text } from '@basin/react-ui';
import type { CartLineView } from '../cart/cart-view.ts';
import type { OrderPageView } from '../orders/order-view.ts';
import { useLanguage } from '../texts/TextsProvider.tsx';
import { AddressLines } from './AddressLines.tsx';
import { CataloguePicture } from './CataloguePicture.tsx';
import { pictureSizes } from './picture-sizes.ts';
import styles from './OrderView.module.css';
import { Sums } from './Sums.tsx';

/** An order: what, where to, what it came to and how it stands. */
export function OrderView({ order }: { readonly order: OrderPageView }) {
  const { t, day } = useLanguage();
  return (
    <div className={styles.root}>
      <ul>
        {order.lines.map((line) => (
          <OrderLine key={line.id} line={line} />
        ))}
      </ul>
      <div className={styles.facts}>
        <DescriptionList
          items={[
            { term: t('order.number'), details: order.orderNumber },
            { term: t('order.date'), details: day(order.createdAt) },
            { term: t('order.status'), details: t(`order.status.${order.status}`) },
          ]}
        />
        {order.trackings.map(({ carrier, trackingNumber, url }) => (
          <Link key={trackingNumber} href={url}>
            {t('order.track', { carrier })}
          </Link>
        ))}
        {order.address && (
          <section>
            <Heading level={2} size="label">
              {t('checkout.shippingAddress')}
            </Heading>
            <AddressLines address={order.address} />
          </section>
        )}
        <Sums sums={order.sums} />
      </div>
    </div>
  );
}

function OrderLine({ line: { name, path, finish, image, quantity, total } }: { readonly line: CartLineView }) {
  const { t, money } = useLanguage();
  return (
    <li className={styles.line}>
      <CataloguePicture name={image} alt="" sizes={pictureSizes.orderLine} />
      <div>
        <Text as="div">{path === undefined ? name : <Link href={path}>{name}</Link>}</Text>
        <Text size="s" tone="muted">
          {[finish, t('checkout.quantity', { count: quantity })].filter(Boolean).join(' · ')}
        </Text>
      </div>
      <Text figures>{money(total)}</Text>
    </li>
  );
}
