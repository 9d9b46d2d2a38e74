import { Button, Link, Notice, Text } from '@basin/react-ui';
import { heldFormField, type AccountFormProps } from './account-form-answer.ts';
import { useShop } from '../../shell/document/use-shop.ts';
import { CheckedForm } from '../../shell/forms/CheckedForm.tsx';
import { FormField } from '../../shell/forms/FormField.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './sign-in.module.css';

/** Signs in, on the sign-in page and in the dialog alike. */
export function SignInForm({ returnTo, Form, isBusy, answer, heldForm }: AccountFormProps) {
  const { t, path } = useLanguage();
  const signInAddress = `${path('/sign-in')}?returnTo=${encodeURIComponent(returnTo)}`;
  return (
    <CheckedForm form={answer} render={<Form method="post" action={signInAddress} />} className={styles.form}>
      {answer?.problem && (
        <Notice tone="danger" role="alert">
          {t(answer.problem)}
        </Notice>
      )}
      {heldForm && <input type="hidden" name={heldFormField} value={JSON.stringify(heldForm)} />}
      <FormField name="email" form={answer} autoComplete="username" />
      <FormField name="password" form={answer} />
      <CartJoins />
      <Button type="submit" name="intent" value="signIn" variant="primary" pending={isBusy}>
        {t('signIn.submit')}
      </Button>
      <Link href={path('/reset-password')}>{t('signIn.forgot')}</Link>
      {answer?.problem === 'signIn.lockedOut' && (
        <Link href={path('/reset-password?for=unlock')}>{t('signIn.unlock')}</Link>
      )}
    </CheckedForm>
  );
}

/** What becomes of a guest's cart, before it does. */
function CartJoins() {
  const { t } = useLanguage();
  const { cartCount: count } = useShop();
  return count > 0 ? (
    <Text size="s" tone="muted">
      {t('signIn.cartJoins', { count })}
    </Text>
  ) : null;
}
