import { Container, Heading, Link, Notice, Text } from '@basin/react-ui';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { SubmitButton } from '../../shell/forms/SubmitButton.tsx';
import { useFocusOnceDone } from '../../shell/document/use-focus-once-done.ts';
import { OrderActions } from './OrderActions.tsx';
import { OrderView } from './OrderView.tsx';
import { CheckedForm } from '../../shell/forms/CheckedForm.tsx';
import { FormField } from '../../shell/forms/FormField.tsx';
import { Problem } from '../../shell/forms/Problem.tsx';
import type { SentForm } from '../../shell/forms/read-form.ts';
import type { LookupResult } from './lookup-result.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { Notices } from '../../shell/notices/Notices.tsx';
import type { SessionNotice } from '../../shell/session/shop-session.ts';
import styles from './OrderLookup.module.css';

interface OrderLookupProps {
  /** The values that prefill the form. */
  readonly known: SentForm['values'];
  readonly result: LookupResult | undefined;
  readonly notices: readonly SessionNotice[];
}

/** Looks up an order by its number and e-mail address. */
export function OrderLookup({ known, result, notices }: OrderLookupProps) {
  const { t, path } = useLanguage();
  const form = result?.form ?? { values: known, problems: {} };
  const found = useFocusOnceDone<HTMLElement>(result?.order?.number); // on a phone it is below the screen
  return (
    <Container className={styles.root}>
      <Notices notices={notices} />
      <Problem text={result?.problem} />
      <div className={styles.lookup}>
        <CheckedForm
          form={result?.form}
          render={<Form method="post" action={`${path('/order-status')}#order`} preventScrollReset />}
          className={styles.form}
        >
          <FormField name="orderNumber" form={form} />
          <FormField name="email" form={form} />
          <div>
            <SubmitButton variant="primary">{t('order.find')}</SubmitButton>
          </div>
        </CheckedForm>
        {!result?.order && <LookupHelp />}
      </div>
      {result?.order && (
        <section
          id="order"
          ref={found}
          tabIndex={-1}
          aria-label={t('order.details')}
          aria-live="polite"
          className={styles.order}
        >
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

/** Where the number is, and where else to look. */
function LookupHelp() {
  const { t, path } = useLanguage();
  return (
    <div>
      <HelpTopic topic="number" />
      <HelpTopic topic="account">
        <Link href={path('/my-account/order-history')}>{t('order.find.account.link')}</Link>
      </HelpTopic>
      <HelpTopic topic="contact">
        <Link href={path('/support/contact')}>{t('order.find.contact.link')}</Link>
      </HelpTopic>
    </div>
  );
}

interface HelpTopicProps {
  readonly topic: 'number' | 'account' | 'contact';
  readonly children?: ReactNode;
}

function HelpTopic({ topic, children }: HelpTopicProps) {
  const { t } = useLanguage();
  return (
    <section className={styles.topic}>
      <Heading level={2} size="label">
        {t(`order.find.${topic}`)}
      </Heading>
      <Text tone="muted">{t(`order.find.${topic}.text`)}</Text>
      {children}
    </section>
  );
}
