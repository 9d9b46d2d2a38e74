import { createCalls, memoryTokenStore, nullOn, type SdkOptions } from '@basin/sdk';

/** Begins a visit; who comes back with the same store is the same guest. */
export async function beginVisit(systems: SdkOptions, tokens = memoryTokenStore()) {
  const sdk = createCalls({ ...systems, tokens });
  await sdk.cart.active().catch(nullOn(404)); // the first call fetches the guest's token
  const session = await tokens.read();
  return { guest: session?.anonymousId, isSignedIn: session?.isAuthenticated ?? false };
}
