import { Button, Link, Text } from '@basin/react-ui';
import { useShop } from '../../shell/document/use-shop.ts';
import { FormField } from '../../shell/forms/FormField.tsx';
import { useLanguage } from '../../shell/texts/TextsProvider.tsx';
import { AccountForm } from './AccountForm.tsx';
import type { AccountFormProps } from './account-form-result.ts';

/** The sign-in form of the page and the dialog. */
export function SignInForm({ isBusy, ...props }: AccountFormProps) {
  const { t, path } = useLanguage();
  const { result } = props;
  return (
    <AccountForm {...props} idPrefix="signIn-">
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
    </AccountForm>
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
