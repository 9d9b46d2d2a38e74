import { Heading, LinkButton, Notice, Text } from '@basin/react-ui';
import { Form } from 'react-router';
import { SubmitButton } from '../../shell/forms/SubmitButton.tsx';
import { unsoldKeys } from '../cart/index.ts';
import { ShipmentText } from '../orders/index.ts';
import { CustomerField } from '../../shell/forms/CustomerField.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { Translate } from '../../shell/texts/translate.ts';
import styles from './checkout.module.css';
import { ShipmentItems, type Shipment } from './ShipmentItems.tsx';
import type { PageProps } from '../../shell/document/page-props.ts';
import type { loadShippingStep, removeUnavailable } from './shipping-step.server.ts';

export function ShippingStep({
  loaderData: { shipments, unavailable },
}: PageProps<typeof loadShippingStep, typeof removeUnavailable>) {
  const { t, path } = useLanguage();
  return (
    <>
      {shipments.map((shipment, index) => (
        <ShipmentSection key={shipment.id} number={index + 1} {...shipment} />
      ))}
      {shipments.length + unavailable.length === 0 && <Text>{t('checkout.shipment.none')}</Text>}
      {unavailable.length > 0 && <Unavailable items={unavailable} />}
      {unavailable.length === 0 && (
        <div>
          <LinkButton href={path('/checkout/payment')} variant="primary">
            {t('action.continue')}
          </LinkButton>
        </div>
      )}
    </>
  );
}

function ShipmentSection({ number, isFreight, arrivesOn, items, price }: Shipment & { readonly number: number }) {
  const { t, money } = useLanguage();
  return (
    <section className={styles.shipment} aria-labelledby={`shipment-${number}`}>
      <Heading level={2} size="title" id={`shipment-${number}`}>
        {t('checkout.shipment', { number })}
      </Heading>
      <ShipmentText isFreight={isFreight} arrivesOn={arrivesOn} />
      {price && <Text figures>{price.cents === 0 ? t('cart.shipping.free') : money(price)}</Text>}
      <ShipmentItems items={items} />
    </section>
  );
}

function Unavailable({ items }: Pick<Shipment, 'items'>) {
  const { t, path } = useLanguage();
  const isAddressWrong = items.some(isAddressProblem);
  return (
    <Notice
      tone="warning"
      title={t('checkout.unavailable')}
      role="status"
      actions={
        <>
          <Form method="post">
            <CustomerField />
            <SubmitButton>{t('checkout.unavailable.remove')}</SubmitButton>
          </Form>
          {isAddressWrong && <LinkButton href={path('/checkout')}>{t('checkout.unavailable.address')}</LinkButton>}
          <LinkButton href={path('/cart')}>{t('cart.preview.view')}</LinkButton>
        </>
      }
    >
      <ShipmentItems items={items} detailOf={reasonText} />
      {isAddressWrong && <Text size="s">{t('checkout.unavailable.why')}</Text>}
    </Notice>
  );
}

type Item = Shipment['items'][number];

/** Whether an item cannot be ordered because of the address only. */
const isAddressProblem = ({ stockLimit, unsoldReason }: Item): boolean => stockLimit === null && unsoldReason === null;

/** Returns why an item cannot be ordered: it is no longer sold, its stock, or the address. */
function reasonText(t: Translate, { stockLimit, unsoldReason }: Item): string {
  if (unsoldReason !== null) return t(unsoldKeys[unsoldReason]);
  if (stockLimit === null) return t('checkout.noShipping');
  return stockLimit === 0 ? t('product.stock.out') : t('product.stock.low', { count: stockLimit });
}
