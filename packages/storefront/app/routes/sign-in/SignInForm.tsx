import { Button, Link, Notice } from '@basin/react-ui';
import { Form, useNavigation } from 'react-router';
import { FormField } from '../../forms/FormField.tsx';
import { FormProblems } from '../../forms/FormProblems.tsx';
import { useLanguage } from '../../texts/TextsProvider.tsx';
import type { AccountFormAnswer } from './account-form-answer.ts';
import styles from './sign-in.module.css';

interface SignInFormProps {
  readonly returnTo: string;
  readonly answer?: AccountFormAnswer | undefined;
}

/** Signs in, on the sign-in page and in the dialog alike. */
export function SignInForm({ returnTo, answer }: SignInFormProps) {
  const { t, path } = useLanguage();
  const isBusy = useNavigation().formAction?.startsWith(path('/sign-in')) ?? false;
  return (
    <Form method="post" action={path('/sign-in')} noValidate className={styles.form}>
      {answer?.problem && (
        <Notice tone="danger" role="alert">
          {t(answer.problem)}
        </Notice>
      )}
      <FormProblems form={answer} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <FormField name="email" form={answer} autoComplete="username" />
      <FormField name="password" form={answer} />
      <Button type="submit" name="intent" value="signIn" variant="primary" pending={isBusy}>
        {t('signIn.submit')}
      </Button>
      <Link href={path('/forgot-password')}>{t('signIn.forgot')}</Link>
    </Form>
  );
}
