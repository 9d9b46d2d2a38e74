import { Container, Heading, Link, Text } from '@basin/react-ui';
import { SubmitButton } from '../../shell/forms/SubmitButton.tsx';
import type { ComponentView } from '../content/index.ts';
import { CheckedForm } from '../../shell/forms/CheckedForm.tsx';
import { ChoiceField } from '../../shell/forms/ChoiceField.tsx';
import { FormField } from '../../shell/forms/FormField.tsx';
import { MessageField } from '../../shell/forms/MessageField.tsx';
import type { SentForm } from '../../shell/forms/read-form.ts';
import { Notices } from '../../shell/notices/Notices.tsx';
import type { SessionNotice } from '../../shell/session/shop-session.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './ContactForm.module.css';

interface ContactFormProps {
  readonly view: ComponentView<'contact-form'>;
  readonly sendKey: string;
  readonly notices: readonly SessionNotice[];
  /** The initial values, or the submitted form with its problems. */
  readonly result: SentForm;
}

/** The contact form, beside links that may answer the question sooner. */
export function ContactForm({ view: { reasons, aside }, sendKey, notices, result }: ContactFormProps) {
  const { t } = useLanguage();
  return (
    <Container className={styles.root}>
      <div className={styles.form}>
        {/* outside the form, whose new key would keep them from taking the focus */}
        <Notices takesFocus notices={notices} />
        {/* a new key after a successful submit resets the form */}
        <CheckedForm key={sendKey} form={result} className={styles.form}>
          <input type="hidden" name="key" value={sendKey} />
          <div className={styles.pair}>
            <FormField name="firstName" form={result} />
            <FormField name="lastName" form={result} />
          </div>
          <div className={styles.pair}>
            <FormField name="email" form={result} />
            <FormField name="phone" form={result} optional />
          </div>
          <div className={styles.pair}>
            <ChoiceField name="subject" form={result} options={reasons.map((label) => ({ label, value: label }))} />
            <FormField name="modelNumber" form={result} optional />
          </div>
          <MessageField form={result} />
          <div>
            <SubmitButton variant="primary">{t('contact.submit')}</SubmitButton>
          </div>
        </CheckedForm>
      </div>
      {aside && <Aside {...aside} />}
    </Container>
  );
}

const Aside = ({ heading, items }: NonNullable<ContactFormProps['view']['aside']>) => (
  <aside aria-label={heading} className={styles.aside}>
    {heading && (
      <Heading level={2} size="title">
        {heading}
      </Heading>
    )}
    <ul>
      {items.map(({ title, text, path }) => (
        <li key={path} className={styles.way}>
          <Link href={path}>{title}</Link>
          {text && (
            <Text size="s" tone="muted">
              {text}
            </Text>
          )}
        </li>
      ))}
    </ul>
  </aside>
);
