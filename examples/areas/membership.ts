import type { SdkCalls } from '@basin/sdk';

/** Joins friends and family; the next token, which is fetched at once, carries the prices. */
export async function joinFriends(sdk: SdkCalls, code: string) {
  const { persona } = await sdk.membership.assignPersona({ body: { persona: 'FAF', code } });
  await sdk.session.renewNext();
  return persona;
}
