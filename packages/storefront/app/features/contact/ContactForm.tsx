import { Button, Container, Heading, Link, Text } from '@basin/react-ui';
import type { ComponentView } from '../content/index.ts';
import { CheckedForm } from '../../shell/forms/CheckedForm.tsx';
import { ChoiceField } from '../../shell/forms/ChoiceField.tsx';
import { FormField } from '../../shell/forms/FormField.tsx';
import { MessageField } from '../../shell/forms/MessageField.tsx';
import type { SentForm } from '../../shell/forms/read-form.ts';
import { useSending } from '../../shell/forms/use-sending.ts';
import { Notices } from '../../shell/notices/Notices.tsx';
import type { SessionNotice } from '../../shell/session/shop-session.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './ContactForm.module.css';

interface ContactFormProps {
  readonly view: ComponentView<'contact-form'>;
  readonly sendKey: string;
  readonly notices: readonly SessionNotice[];
  /** What it begins with, or what was sent and is not right. */
  readonly answer: SentForm;
}

/** A letter to the shop; what may answer it sooner stands beside. */
export function ContactForm({ view: { reasons, aside }, sendKey, notices, answer }: ContactFormProps) {
  const { t } = useLanguage();
  const isBusy = useSending();
  return (
    <Container className={styles.root}>
      {/* a form that was sent is done with: the next one begins empty */}
      <CheckedForm key={sendKey} form={answer} className={styles.form}>
        <Notices notices={notices} />
        <input type="hidden" name="key" value={sendKey} />
        <div className={styles.pair}>
          <FormField name="firstName" form={answer} />
          <FormField name="lastName" form={answer} />
        </div>
        <div className={styles.pair}>
          <FormField name="email" form={answer} />
          <FormField name="phone" form={answer} optional />
        </div>
        <div className={styles.pair}>
          <ChoiceField name="subject" form={answer} options={reasons.map((label) => ({ label, value: label }))} />
          <FormField name="modelNumber" form={answer} optional />
        </div>
        <MessageField form={answer} />
        <div>
          <Button type="submit" variant="primary" pending={isBusy}>
            {t('contact.submit')}
          </Button>
        </div>
      </CheckedForm>
      {aside && <Aside {...aside} />}
    </Container>
  );
}

const Aside = ({ heading, items }: NonNullable<ContactFormProps['view']['aside']>) => (
  <aside className={styles.aside}>
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
