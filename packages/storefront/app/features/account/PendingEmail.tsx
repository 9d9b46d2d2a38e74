import { Button, Notice } from '@basin/react-ui';
import { Form } from 'react-router';
import { SubmitButton } from '../../shell/forms/SubmitButton.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';

interface PendingEmailProps {
  /** The requested address. */
  readonly email: string;
  /** The token of the link that the customer has opened; else empty. */
  readonly token: string;
}

/** Shows the requested e-mail address. Confirms it after its link was opened; otherwise sends the link again. */
export function PendingEmail({ email, token }: PendingEmailProps) {
  const { t, path } = useLanguage();
  const intent = token ? 'confirmEmail' : 'resendEmailLink';
  return (
    <Form method="post" action={path('/my-account/account-settings')}>
      <input type="hidden" name="emailToken" value={token} />
      <Notice
        actions={
          <>
            <SubmitButton intent={intent} variant="primary">
              {t(token ? 'email.change.confirm' : 'email.change.again')}
            </SubmitButton>
            <Button type="submit" name="intent" value="cancelEmailChange">
              {t('email.change.cancel')}
            </Button>
          </>
        }
      >
        <span>{t(token ? 'email.change.confirm.text' : 'email.change.waiting', { email })}</span>
      </Notice>
    </Form>
  );
}
