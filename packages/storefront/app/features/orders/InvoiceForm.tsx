import { Button } from '@basin/react-ui';
import { Form } from 'react-router';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { CancelOrderProps } from './CancelOrder.tsx';
import { OrderFields } from './OrderFields.tsx';

/** Saves the invoice of an order; nothing before all of it is shipped. */
export function InvoiceForm({ order, email }: CancelOrderProps) {
  const { t, path } = useLanguage();
  if (!order.hasInvoice) return null;
  return (
    // the browser saves the file that answers it; number and e-mail stand in no URL
    <Form method="post" action={path('/order-invoice')} reloadDocument>
      <OrderFields order={order} email={email} />
      <Button type="submit">{t('order.invoice')}</Button>
    </Form>
  );
}
