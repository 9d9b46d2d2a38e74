import { Button } from '@basin/react-ui';
import { Form } from 'react-router';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { CancelOrderProps } from './CancelOrder.tsx';
import { OrderFields } from './OrderFields.tsx';

/** Downloads an order's invoice. Renders nothing until the whole order has shipped. */
export function InvoiceForm({ order, email }: CancelOrderProps) {
  const { t, path } = useLanguage();
  if (!order.hasInvoice) return null;
  return (
    // a document request, because the response is a file; the number and e-mail address appear in no URL
    <Form method="post" action={path('/order-invoice')} reloadDocument>
      <OrderFields order={order} email={email} />
      <Button type="submit" data-file="true">
        {t('order.invoice')}
      </Button>
    </Form>
  );
}
