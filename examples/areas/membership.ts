import type { SdkCalls } from '@basin/sdk';

/** Joins the friends-and-family group. A new token, fetched immediately, grants its prices. */
export async function joinFriendsAndFamily(sdk: SdkCalls, code: string) {
  const { persona } = await sdk.membership.assignPersona({ body: { persona: 'FAF', code } });
  await sdk.session.renewNext();
  return persona;
}
