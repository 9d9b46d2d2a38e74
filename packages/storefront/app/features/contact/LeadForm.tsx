import { Container, Heading, Text } from '@basin/react-ui';
import { Form, useLocation } from 'react-router';
import { useIsInBrowser } from '../../shell/document/use-is-in-browser.ts';
import { SubmitButton } from '../../shell/forms/SubmitButton.tsx';
import type { FieldName } from '../../shell/forms/fields.ts';
import { CheckedForm } from '../../shell/forms/CheckedForm.tsx';
import { FormField } from '../../shell/forms/FormField.tsx';
import { MessageField } from '../../shell/forms/MessageField.tsx';
import type { SentForm } from '../../shell/forms/read-form.ts';
import { Notices } from '../../shell/notices/Notices.tsx';
import type { SessionNotice } from '../../shell/session/shop-session.ts';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { ComponentView } from '../content/index.ts';
import { leadFields } from './lead-fields.ts';
import styles from './LeadForm.module.css';

interface LeadFormProps {
  readonly view: ComponentView<'lead-form'>;
  readonly sendKey: string;
  readonly notices: readonly SessionNotice[];
  readonly result: SentForm;
}

/** The fields in order, as rows. */
const rows: readonly (readonly FieldName[])[] = [
  ['firstName', 'lastName'],
  ['email', 'phone'],
  ['postalCode', 'modelNumber'],
];

/** A service request form: contact details, the location of the room, and the work to be done. */
export function LeadForm({ view: { heading, text, subject }, sendKey, notices, result }: LeadFormProps) {
  const { t } = useLanguage();
  const { hash } = useLocation();
  const part = (useIsInBrowser() && hash) || '#request';
  const fields: { readonly required: readonly FieldName[]; readonly optional: readonly FieldName[] } =
    leadFields[subject];
  const isOptional = (name: FieldName) => fields.optional.includes(name);
  const field = (name: FieldName) =>
    (isOptional(name) || fields.required.includes(name)) && (
      <FormField key={name} name={name} form={result} optional={isOptional(name)} />
    );
  return (
    <Container render={<section id="request" aria-labelledby="request-title" />} className={styles.root}>
      <header className={styles.head}>
        <Heading level={2} id="request-title">
          {heading}
        </Heading>
        <Text tone="muted">{text ?? t(`lead.text.${subject}`)}</Text>
      </header>
      <div className={styles.form}>
        {/* outside the form, whose new key would keep them from taking the focus */}
        <Notices takesFocus notices={notices} />
        <CheckedForm
          key={sendKey}
          form={result}
          render={<Form method="post" action={part} preventScrollReset />}
          className={styles.form}
        >
          <input type="hidden" name="key" value={sendKey} />
          <input type="hidden" name="about" value={subject} />
          <input type="hidden" name="hash" value={part} />
          {rows.map((names) => (
            <div key={names.join()} className={styles.row}>
              {names.map(field)}
            </div>
          ))}
          <MessageField form={result} optional={isOptional('message')} />
          <div>
            <SubmitButton variant="primary">{t('lead.submit')}</SubmitButton>
          </div>
        </CheckedForm>
      </div>
    </Container>
  );
}
