import { Container, Heading, Notice, Text } from '@basin/react-ui';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { CheckedForm } from '../../shell/forms/CheckedForm.tsx';
import { FormField } from '../../shell/forms/FormField.tsx';
import { NewPasswordField } from '../../shell/forms/NewPasswordField.tsx';
import { useFocusOnceDone } from '../../shell/document/use-focus-once-done.ts';
import { PageHead } from '../../shell/document/PageHead.tsx';
import { Problem } from '../../shell/forms/Problem.tsx';
import { SubmitButton } from '../../shell/forms/SubmitButton.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import type { TextKey } from '../../shell/texts/translate.ts';
import styles from './sign-in.module.css';
import type { PageProps } from '../../shell/document/page-props.ts';
import type { loadResetPassword, handleRecoveryForm, Stage } from './reset-password.server.ts';

const stageTexts: Readonly<Record<Stage, { title: TextKey; text?: TextKey; submit: TextKey }>> = {
  forgot: { title: 'password.forgot.title', text: 'password.forgot.text', submit: 'password.forgot.submit' },
  unlock: { title: 'password.unlock.title', text: 'password.unlock.text', submit: 'signIn.unlock' },
  verify: { title: 'password.forgot.title', text: 'password.link.text', submit: 'password.link.submit' },
  answer: { title: 'password.forgot.title', text: 'password.question.text', submit: 'action.continue' },
  change: { title: 'password.change.title', text: 'signIn.expired', submit: 'password.reset.submit' },
  reset: { title: 'password.forgot.title', submit: 'password.reset.submit' },
};

/** Account recovery, one step at a time. It works without scripts. */
export function ResetPasswordPage({
  loaderData,
  actionData: result,
}: PageProps<typeof loadResetPassword, typeof handleRecoveryForm>) {
  const { recoveryToken, question, returnTo } = loaderData;
  const { t, path } = useLanguage();
  const sent = useFocusOnceDone<HTMLDivElement>(result?.isSent === true);
  // an expired link leads back to the form that requests a new one
  const stage = result?.problem === 'password.link.expired' ? 'forgot' : loaderData.stage;
  const { title, text, submit } = stageTexts[stage];
  const fields: Readonly<Record<Stage, ReactNode>> = {
    forgot: <FormField name="email" form={result?.form} autoComplete="username" />,
    unlock: <FormField name="email" form={result?.form} autoComplete="username" />,
    verify: <input type="hidden" name="recoveryToken" value={recoveryToken} />,
    answer: <FormField name="answer" form={result?.form} description={question ?? ''} />,
    change: (
      <>
        <FormField name="currentPassword" form={result?.form} />
        <NewPasswordField form={result?.form} label={t('password.new')} />
      </>
    ),
    reset: <NewPasswordField form={result?.form} label={t('password.new')} />,
  };
  const query = returnTo && `?returnTo=${encodeURIComponent(returnTo)}`;
  return (
    <Container width="measure" className={styles.page}>
      <PageHead title={t(title)} isIndexed={false} />
      <Heading level={1}>{t(title)}</Heading>
      <Problem text={result?.problem} />
      {result?.isSent ? (
        <Notice ref={sent} tabIndex={-1} tone="success">
          {t('password.forgot.sent')}
        </Notice>
      ) : (
        <CheckedForm
          form={result?.form}
          render={<Form method="post" action={path('/reset-password') + query} />}
          className={styles.form}
        >
          {text && <Text>{t(text)}</Text>}
          {fields[stage]}
          <SubmitButton intent={stage} variant="primary">
            {t(submit)}
          </SubmitButton>
        </CheckedForm>
      )}
    </Container>
  );
}
