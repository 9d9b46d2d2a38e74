import { createSdk, type SdkOptions } from '@basin/sdk';

/** Signs in and greets; `systems` has `gatewayUrl`, `identityUrl`, `clientId` and, outside of a page, `redirectUri`. */
export async function greet(systems: SdkOptions, email: string, password: string): Promise<string> {
  const sdk = createSdk(systems);
  const result = await sdk.account.signIn({ email, password });
  if (result.status === 'rejected') return result.error;
  const customer = await sdk.account.profile();
  return customer ? `Hello ${customer.firstName}` : result.status; // lockedOut, passwordExpired
}
