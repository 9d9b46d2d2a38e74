import type { SdkCalls } from '@basin/sdk';

/** Requests a password-reset e-mail. The response is the same whether or not the account exists. */
export async function requestPasswordReset(sdk: SdkCalls, username: string) {
  const { status, factorResult } = await sdk.recovery.forgotPassword({ body: { username, factorType: 'EMAIL' } });
  return `${status} ${factorResult}`;
}
