import { Container, Heading } from '@basin/react-ui';
import { Form } from 'react-router';
import { PageHead } from '../../shell/document/PageHead.tsx';
import { HiddenFields } from '../../shell/forms/HiddenFields.tsx';
import { SubmitButton } from '../../shell/forms/SubmitButton.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { HeldForm } from './account-form-result.ts';
import styles from './sign-in.module.css';

interface SendHeldFormProps {
  readonly heldForm: HeldForm;
  /** The page to which the form was submitted. */
  readonly returnTo: string;
}

/** Submits the form that waited for the sign-in, when the shopper presses the button. */
export function SendHeldForm({ heldForm, returnTo }: SendHeldFormProps) {
  const { t } = useLanguage();
  return (
    <Container width="measure" className={styles.page}>
      <PageHead title={t('signIn.title')} isIndexed={false} />
      <Heading level={1}>{t('signIn.heldForm.ready')}</Heading>
      <Form method="post" action={returnTo} className={styles.form}>
        <HiddenFields fields={heldForm} />
        <SubmitButton variant="primary">{t('action.continue')}</SubmitButton>
      </Form>
    </Container>
  );
}
