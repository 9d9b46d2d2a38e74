import type { SdkCalls } from '@basin/sdk';

/** Asks for a mail with a way back into an account; says the same whether or not there is one. */
export async function forgotPassword(sdk: SdkCalls, username: string) {
  const { status, factorResult } = await sdk.recovery.forgotPassword({ body: { username, factorType: 'EMAIL' } });
  return `${status} ${factorResult}`;
}
