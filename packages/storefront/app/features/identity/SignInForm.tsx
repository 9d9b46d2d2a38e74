import { Button, Link, Notice, Text } from '@basin/react-ui';
import { heldFormField, type AccountFormProps } from './account-form-result.ts';
import { useShop } from '../../shell/document/use-shop.ts';
import { CheckedForm } from '../../shell/forms/CheckedForm.tsx';
import { FormField } from '../../shell/forms/FormField.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import styles from './sign-in.module.css';

/** The sign-in form of the page and the dialog. */
export function SignInForm({ returnTo, Form, isBusy, result, heldForm }: AccountFormProps) {
  const { t, path } = useLanguage();
  const signInUrl = `${path('/sign-in')}?returnTo=${encodeURIComponent(returnTo)}`;
  return (
    <CheckedForm
      form={result}
      render={<Form method="post" action={signInUrl} />}
      idPrefix="signIn-"
      className={styles.form}
    >
      {result?.problem && (
        <Notice tone="danger" role="alert">
          {t(result.problem)}
        </Notice>
      )}
      {heldForm && <input type="hidden" name={heldFormField} value={JSON.stringify(heldForm)} />}
      <FormField name="email" form={result} autoComplete="username" />
      <FormField name="password" form={result} />
      <CartMergeNote />
      <Button type="submit" name="intent" value="signIn" variant="primary" pending={isBusy}>
        {t('signIn.submit')}
      </Button>
      <Link href={path('/reset-password')}>{t('signIn.forgot')}</Link>
      {result?.problem === 'signIn.lockedOut' && (
        <Link href={path('/reset-password?for=unlock')}>{t('signIn.unlock')}</Link>
      )}
    </CheckedForm>
  );
}

/** Explains that the guest's cart will be merged with the account's. */
function CartMergeNote() {
  const { t } = useLanguage();
  const { cartCount: count } = useShop();
  return count > 0 ? (
    <Text size="s" tone="muted">
      {t('signIn.cartJoins', { count })}
    </Text>
  ) : null;
}
