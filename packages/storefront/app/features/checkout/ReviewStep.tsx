import { Button, Heading, Link, Stack, Text } from '@basin/react-ui';
import { useNavigation } from 'react-router';
import { AddressLines, paymentText, ShipmentText } from '../orders/index.ts';
import { CheckedForm } from '../../shell/forms/CheckedForm.tsx';
import { CustomerField } from '../../shell/forms/CustomerField.tsx';
import { FormField } from '../../shell/forms/FormField.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { BillingFacts } from './BillingFacts.tsx';
import styles from './checkout.module.css';
import { Facts } from './Facts.tsx';
import { ShipmentItems, type Shipment } from './ShipmentItems.tsx';
import type { PageProps } from '../../shell/document/page-props.ts';
import type { loadReviewStep, submitOrder } from './review-step.server.ts';

export function ReviewStep({ loaderData, actionData }: PageProps<typeof loadReviewStep, typeof submitOrder>) {
  const { address, billingAddress, email, phone, shipments, paidWith, keys, version, total, hasPurchaseOrder } =
    loaderData;
  const form = actionData ?? { values: { purchaseOrderNumber: loaderData.purchaseOrderNumber ?? '' }, problems: {} };
  const { t, path, money } = useLanguage();
  const isBusy = useNavigation().state !== 'idle';
  return (
    <>
      <Heading level={2} size="title">
        {t('checkout.review')}
      </Heading>
      <Facts title={t('checkout.shippingAddress')}>
        <AddressLines address={address} />
        <Text tone="muted">
          {email}
          <br />
          {phone}
        </Text>
        <Link href={path('/checkout')}>{t('action.edit')}</Link>
      </Facts>
      {shipments.length > 0 && (
        <Facts title={t('checkout.step.shipping')}>
          <Shipments shipments={shipments} />
        </Facts>
      )}
      {paidWith !== 'free' && <BillingFacts address={billingAddress} />}
      <Facts title={t('checkout.step.payment')}>
        <Text>{paymentText(t, paidWith)}</Text>
        {paidWith !== 'free' && <Link href={path('/checkout/payment')}>{t('action.edit')}</Link>}
      </Facts>
      <CheckedForm form={form} className={styles.form}>
        <CustomerField />
        <input type="hidden" name="paymentKey" value={keys.payment} />
        <input type="hidden" name="orderKey" value={keys.order} />
        <input type="hidden" name="version" value={version} />
        {hasPurchaseOrder && <FormField name="purchaseOrderNumber" form={form} optional />}
        <Text size="s" tone="muted">
          {t('checkout.agree')} <Link href={path('/terms-of-sale')}>{t('checkout.agree.read')}</Link>
        </Text>
        <Button type="submit" variant="primary" pending={isBusy}>
          {isBusy ? t('checkout.placing') : t('checkout.placeOrder', { total: money(total) })}
        </Button>
      </CheckedForm>
    </>
  );
}

function Shipments({ shipments }: { readonly shipments: readonly Shipment[] }) {
  const { t } = useLanguage();
  return (
    <Stack gap={5}>
      {shipments.map(({ id, items, ...shipment }, index) => (
        <div key={id}>
          {shipments.length > 1 && <Text>{t('checkout.shipment', { number: index + 1 })}</Text>}
          <ShipmentText {...shipment} />
          <ShipmentItems items={items} />
        </div>
      ))}
    </Stack>
  );
}
