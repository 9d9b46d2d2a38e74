import { Button, Heading, Notice, PasswordField, Stack, TextField } from '@basin/react-ui';
import { useMutation } from '@tanstack/react-query';
import { refresh, sdk, fieldValue } from './shop.ts';

/** Signs in and merges the guest's cart into the customer's. */
export function SignIn() {
  const signIn = useMutation({
    mutationFn: sdk.account.signIn,
    async onSuccess({ status }) {
      if (status !== 'signedIn') return;
      await refresh('account.signIn');
      location.hash = '#/';
    },
  });
  const send = (form: FormData) =>
    signIn.mutate({ email: fieldValue(form, 'email'), password: fieldValue(form, 'password') });
  return (
    <form action={send}>
      <Stack gap={4}>
        <Heading level={1}>Sign in</Heading>
        {signIn.isError && <Notice tone="danger">You could not be signed in. Please try again later.</Notice>}
        {signIn.data && signIn.data.status !== 'signedIn' && (
          <Notice tone="danger">{problems[signIn.data.status]}</Notice>
        )}
        <TextField name="email" type="email" label="E-mail address" autoComplete="username" required />
        <PasswordField
          name="password"
          label="Password"
          autoComplete="current-password"
          required
          showLabel="Show the password"
          showText="Show"
        />
        <Button type="submit" variant="primary" pending={signIn.isPending}>
          Sign in
        </Button>
      </Stack>
    </form>
  );
}

const problems = {
  rejected: 'E-mail address or password is wrong.',
  lockedOut: 'After too many tries this account is locked for a quarter of an hour.',
  passwordExpired: 'Your password has expired. Please set a new one.',
};
