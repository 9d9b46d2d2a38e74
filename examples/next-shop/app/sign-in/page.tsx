'use client';

import { Button, Heading, Notice, PasswordField, Stack, TextField } from '@basin/react-ui';
import { useActionState } from 'react';
import { signIn, type SignInState } from './actions.ts';

const nothing: SignInState = { problem: null, email: '' };
const password = {
  label: 'Password',
  autoComplete: 'current-password',
  showLabel: 'Show the password',
  showText: 'Show',
};

export default function SignIn() {
  const [{ problem, email }, action, isPending] = useActionState(signIn, nothing);
  return (
    <form action={action}>
      <Stack gap={4}>
        <title>Sign in</title>
        <Heading level={1}>Sign in</Heading>
        {problem && <Notice tone="danger">{problem}</Notice>}
        <TextField
          name="email"
          type="email"
          label="E-mail address"
          autoComplete="username"
          required
          defaultValue={email}
        />
        <PasswordField name="password" required {...password} />
        <Button type="submit" variant="primary" pending={isPending}>
          Sign in
        </Button>
      </Stack>
    </form>
  );
}
