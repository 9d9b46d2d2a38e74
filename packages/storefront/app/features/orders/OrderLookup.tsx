import { Button, Container, Notice } from '@basin/react-ui';
import { Form } from 'react-router';
import { OrderActions } from './OrderActions.tsx';
import { OrderView } from './OrderView.tsx';
import { CheckedForm } from '../../shell/forms/CheckedForm.tsx';
import { FormField } from '../../shell/forms/FormField.tsx';
import { useSending } from '../../shell/forms/use-sending.ts';
import type { LookupAnswer } from './lookup-answer.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { Notices } from '../../shell/notices/Notices.tsx';
import type { SessionNotice } from '../../shell/session/shop-session.ts';
import styles from './OrderLookup.module.css';

interface OrderLookupProps {
  readonly answer: LookupAnswer | undefined;
  readonly notices: readonly SessionNotice[];
}

/** An order by its number and the e-mail that it was placed with. */
export function OrderLookup({ answer, notices }: OrderLookupProps) {
  const { t } = useLanguage();
  const isBusy = useSending();
  return (
    <Container className={styles.root}>
      <Notices notices={notices} />
      {answer?.problem && (
        <Notice tone="danger" role="alert">
          {t(answer.problem)}
        </Notice>
      )}
      <CheckedForm form={answer?.form} render={<Form method="post" preventScrollReset />} className={styles.form}>
        <FormField name="orderNumber" form={answer?.form} />
        <FormField name="email" form={answer?.form} />
        <div>
          <Button type="submit" variant="primary" pending={isBusy}>
            {t('order.find')}
          </Button>
        </div>
      </CheckedForm>
      {answer?.order && (
        <section aria-live="polite" className={styles.order}>
          {answer.notice && <Notice tone="success">{t(answer.notice)}</Notice>}
          <OrderView
            order={answer.order}
            actions={<OrderActions order={answer.order} email={answer.form.values.email} />}
          />
        </section>
      )}
    </Container>
  );
}
