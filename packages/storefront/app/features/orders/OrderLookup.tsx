import { Button, Container, Notice } from '@basin/react-ui';
import { Form, useNavigation } from 'react-router';
import { OrderView } from './OrderView.tsx';
import { FormField } from '../../shell/forms/FormField.tsx';
import { FormProblems } from '../../shell/forms/FormProblems.tsx';
import type { SentForm } from '../../shell/forms/read-form.ts';
import type { OrderPageView } from './order-view.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { TextKey } from '../../shell/texts/translate.ts';
import styles from './OrderLookup.module.css';

/** What a look-up found, or what was wrong with it. */
interface LookupAnswer {
  readonly form: SentForm;
  readonly problem?: TextKey;
  readonly order?: OrderPageView;
}

/** An order by its number and the e-mail that it was placed with. */
export function OrderLookup({ answer }: { readonly answer: LookupAnswer | undefined }) {
  const { t } = useLanguage();
  const isBusy = useNavigation().state === 'submitting';
  return (
    <Container className={styles.root}>
      <Form method="post" noValidate preventScrollReset className={styles.form}>
        {answer?.problem && (
          <Notice tone="danger" role="alert">
            {t(answer.problem)}
          </Notice>
        )}
        <FormProblems form={answer?.form} />
        <FormField name="orderNumber" form={answer?.form} />
        <FormField name="email" form={answer?.form} />
        <div>
          <Button type="submit" variant="primary" pending={isBusy}>
            {t('order.find')}
          </Button>
        </div>
      </Form>
      {answer?.order && (
        <section aria-live="polite" className={styles.order}>
          <OrderView order={answer.order} />
        </section>
      )}
    </Container>
  );
}
