import { isSameText, signatureOf } from '../http/digest.ts';

/**
 * Creates guest ids that cannot be invented.
 *
 * An id is `{name}.{signature}`. A client with an issued id gets the same guest back. Any other id, from another system
 * or planted in a cookie, gets a new guest; otherwise an attacker who plants an id would share the victim's cart.
 */
export interface GuestIds {
  /** Returns the presented id if it was issued here, otherwise a new one. */
  resolve: (presented: string | undefined) => string;
}

export function createGuestIds({ secret, newId }: { secret: Uint8Array; newId: () => string }): GuestIds {
  const issue = (name: string) => `${name}.${signatureOf(`guest:${name}`, secret)}`;
  const isIssued = (id: string) => isSameText(id, issue(id.slice(0, Math.max(0, id.lastIndexOf('.')))));
  return { resolve: (presented) => (presented && isIssued(presented) ? presented : issue(`g-${newId()}`)) };
}
