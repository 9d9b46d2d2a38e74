import { Button, Disclosure, Text } from '@basin/react-ui';
import { Form } from 'react-router';
import { useIsSubmitting } from '../../shell/forms/use-is-submitting.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { OrderFields } from './OrderFields.tsx';
import type { OrderPageView } from './order-view.ts';
import styles from './CancelOrder.module.css';

export interface CancelOrderProps {
  readonly order: OrderPageView;
  /** The e-mail address of an order that was looked up. */
  readonly email?: string | undefined;
}

/** Cancels an order after a confirmation. Renders nothing once part of it has shipped. */
export function CancelOrder({ order, email }: CancelOrderProps) {
  const { t } = useLanguage();
  const isBusy = useIsSubmitting({ intent: 'cancel' });
  if (!order.canBeCancelled) return null;
  return (
    <Disclosure summary={t('order.cancel')}>
      <Form method="post" preventScrollReset className={styles.form}>
        <Text>{t('order.cancel.text')}</Text>
        <OrderFields intent="cancel" order={order} email={email} />
        <div>
          <Button type="submit" pending={isBusy}>
            {t('order.cancel.confirm')}
          </Button>
        </div>
      </Form>
    </Disclosure>
  );
}
