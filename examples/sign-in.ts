import { createSdk, type SdkOptions } from '@basin/sdk';

/** Signs in on a server and returns a greeting. `systems` needs `gatewayUrl`, `identityUrl`, `clientId` and `redirectUri`. */
export async function greet(systems: SdkOptions, email: string, password: string): Promise<string> {
  const sdk = createSdk(systems);
  const result = await sdk.account.signIn({ email, password });
  if (result.status === 'rejected') return result.error;
  const customer = await sdk.account.profile();
  return customer ? `Hello ${customer.firstName}` : result.status; // lockedOut, passwordExpired
}
