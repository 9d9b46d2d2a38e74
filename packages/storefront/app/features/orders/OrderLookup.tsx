import { Button, Container, Notice } from '@basin/react-ui';
import { Form } from 'react-router';
import { OrderActions } from './OrderActions.tsx';
import { OrderView } from './OrderView.tsx';
import { CheckedForm } from '../../shell/forms/CheckedForm.tsx';
import { FormField } from '../../shell/forms/FormField.tsx';
import { useIsSubmitting } from '../../shell/forms/use-is-submitting.ts';
import type { LookupResult } from './lookup-result.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { Notices } from '../../shell/notices/Notices.tsx';
import type { SessionNotice } from '../../shell/session/shop-session.ts';
import styles from './OrderLookup.module.css';

interface OrderLookupProps {
  readonly result: LookupResult | undefined;
  readonly notices: readonly SessionNotice[];
}

/** Looks up an order by its number and e-mail address. */
export function OrderLookup({ result, notices }: OrderLookupProps) {
  const { t } = useLanguage();
  const isBusy = useIsSubmitting();
  return (
    <Container className={styles.root}>
      <Notices notices={notices} />
      {result?.problem && (
        <Notice tone="danger" role="alert">
          {t(result.problem)}
        </Notice>
      )}
      <CheckedForm form={result?.form} render={<Form method="post" preventScrollReset />} className={styles.form}>
        <FormField name="orderNumber" form={result?.form} />
        <FormField name="email" form={result?.form} />
        <div>
          <Button type="submit" variant="primary" pending={isBusy}>
            {t('order.find')}
          </Button>
        </div>
      </CheckedForm>
      {result?.order && (
        <section aria-live="polite" className={styles.order}>
          {result.notice && <Notice tone="success">{t(result.notice)}</Notice>}
          <OrderView
            order={result.order}
            actions={<OrderActions order={result.order} email={result.form.values.email} />}
          />
        </section>
      )}
    </Container>
  );
}
