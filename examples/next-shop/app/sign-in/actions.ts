'use server';

import type { SignInResult } from '@basin/sdk';
import { refreshAndRedirect } from '../../refresh-and-redirect.ts';
import { shopper } from '../../sdk.ts';
import { fieldValue } from '../../texts.ts';

export interface SignInState {
  readonly problem: string | null;
  readonly email: string;
}

/** Signs in and merges the guest's cart into the customer's. */
export async function signIn(_: SignInState, form: FormData): Promise<SignInState> {
  const sdk = await shopper();
  const email = fieldValue(form, 'email');
  const { status } = await sdk.account.signIn({ email, password: fieldValue(form, 'password') });
  if (status !== 'signedIn') return { email, problem: problems[status] };
  refreshAndRedirect('/');
}

export async function signOut(): Promise<void> {
  const sdk = await shopper();
  await sdk.account.signOut();
  refreshAndRedirect('/');
}

const problems: Readonly<Record<Exclude<SignInResult['status'], 'signedIn'>, string>> = {
  rejected: 'E-mail address or password is wrong.',
  lockedOut: 'After too many tries this account is locked for a quarter of an hour.',
  passwordExpired: 'Your password has expired. Please set a new one.',
};
