import { createCalls, memoryTokenStore, nullOn, type SdkOptions } from '@basin/sdk';

/** Starts a session. The same token store continues the session of the same guest. */
export async function startSession(systems: SdkOptions, tokens = memoryTokenStore()) {
  const sdk = createCalls({ ...systems, tokens });
  await sdk.cart.active().catch(nullOn(404)); // the first call fetches the guest's token
  const session = await tokens.read();
  return { guest: session?.anonymousId, isSignedIn: session?.isAuthenticated ?? false };
}
