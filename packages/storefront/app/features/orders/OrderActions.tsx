import { Button } from '@basin/react-ui';
import { Form } from 'react-router';
import { useFocusOnceDone } from '../../shell/document/use-focus-once-done.ts';
import { CustomerField } from '../../shell/forms/CustomerField.tsx';
import { useIsSubmitting } from '../../shell/forms/use-is-submitting.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { CancelOrder, type CancelOrderProps } from './CancelOrder.tsx';
import { InvoiceForm } from './InvoiceForm.tsx';
import { OrderFields } from './OrderFields.tsx';
import styles from './OrderActions.module.css';

/** The actions of an order: reorder, download the invoice, and cancel while that is possible. */
export function OrderActions({ order, email }: CancelOrderProps) {
  const { t } = useLanguage();
  const isBusy = useIsSubmitting({ intent: 'reorder' });
  const root = useFocusOnceDone<HTMLDivElement>(!order.canBeCancelled);
  return (
    <div className={styles.root} ref={root} tabIndex={-1}>
      <Form method="post">
        <CustomerField />
        <OrderFields intent="reorder" order={order} email={email} />
        <Button type="submit" pending={isBusy}>
          {t('order.reorder')}
        </Button>
      </Form>
      <InvoiceForm order={order} email={email} />
      <CancelOrder order={order} email={email} />
    </div>
  );
}
