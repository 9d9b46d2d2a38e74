import { Button, Container, Heading, Notice, Text } from '@basin/react-ui';
import type { ReactNode } from 'react';
import { data, Form, useNavigation } from 'react-router';
import { FormField } from '../../forms/FormField.tsx';
import { FormProblems } from '../../forms/FormProblems.tsx';
import { NewPasswordField } from '../../forms/NewPasswordField.tsx';
import { PageHead } from '../../layout/PageHead.tsx';
import { sessionContext } from '../../request-context.server.ts';
import { useLanguage } from '../../texts/TextsProvider.tsx';
import type { TextKey } from '../../texts/translate.ts';
import { recoverySteps } from './recovery-steps.server.ts';
import styles from '../sign-in/sign-in.module.css';
import type { Route } from './+types/reset-password';

/** Which form is next: mail to ask for, a link to take, a question, a new password. */
type Stage = 'forgot' | 'unlock' | 'verify' | 'answer' | 'reset';

export function loader({ context, url }: Route.LoaderArgs) {
  const recoveryToken = url.searchParams.get('recoveryToken') ?? '';
  const recovery = context.get(sessionContext).get('recovery');
  const mail: Stage = url.searchParams.get('for') === 'unlock' ? 'unlock' : 'forgot';
  const stage: Stage = recoveryToken ? 'verify' : recovery ? (recovery.question ? 'answer' : 'reset') : mail;
  return { stage, recoveryToken, question: recovery?.question };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const step = recoverySteps.get(form.get('intent'));
  if (!step) throw data(null, 400);
  return step(context, form);
}

const words: Readonly<Record<Stage, { title: TextKey; text?: TextKey; submit: TextKey }>> = {
  forgot: { title: 'password.forgot.title', text: 'password.forgot.text', submit: 'password.forgot.submit' },
  unlock: { title: 'password.unlock.title', text: 'password.unlock.text', submit: 'signIn.unlock' },
  verify: { title: 'password.forgot.title', text: 'password.link.text', submit: 'password.link.submit' },
  answer: { title: 'password.forgot.title', text: 'password.question.text', submit: 'action.continue' },
  reset: { title: 'password.forgot.title', submit: 'password.reset.submit' },
};

/** The way back into an account, a step at a time; it works without scripts. */
export default function ResetPasswordPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { recoveryToken, question } = loaderData;
  const { t, path } = useLanguage();
  const isBusy = useNavigation().state === 'submitting';
  // a link that was used up leads back to where one asks for another
  const stage = answer?.problem === 'password.link.expired' ? 'forgot' : loaderData.stage;
  const { title, text, submit } = words[stage];
  const fields: Readonly<Record<Stage, ReactNode>> = {
    forgot: <FormField name="email" form={answer?.form} autoComplete="username" />,
    unlock: <FormField name="email" form={answer?.form} autoComplete="username" />,
    verify: <input type="hidden" name="recoveryToken" value={recoveryToken} />,
    answer: <FormField name="answer" form={answer?.form} description={question ?? ''} />,
    reset: <NewPasswordField form={answer?.form} />,
  };
  return (
    <Container width="measure" className={styles.page}>
      <PageHead title={t(title)} isIndexed={false} />
      <Heading level={1}>{t(title)}</Heading>
      {answer?.problem && (
        <Notice tone="danger" role="alert">
          {t(answer.problem)}
        </Notice>
      )}
      {answer?.isSent ? (
        <Notice tone="success" role="status">
          {t('password.forgot.sent')}
        </Notice>
      ) : (
        <Form method="post" action={path('/reset-password')} noValidate className={styles.form}>
          {text && <Text>{t(text)}</Text>}
          <FormProblems form={answer?.form} />
          {fields[stage]}
          <Button type="submit" name="intent" value={stage} variant="primary" pending={isBusy}>
            {t(submit)}
          </Button>
        </Form>
      )}
    </Container>
  );
}
