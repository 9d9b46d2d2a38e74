import { isSameText, signatureOf } from '../http/digest.ts';

/**
 * Names guests so that knowing an id proves that we gave it to you.
 *
 * An id is `{name}.{signature}`. One that we issued is honoured; any other text (an id of another system, one that was
 * planted in a cookie) is no one's, and who presents it is a new guest: else who planted it would share their cart.
 */
export interface GuestIds {
  /** The guest of a presented id that we issued, else a new guest. */
  resolve: (presented: string | undefined) => string;
}

export function createGuestIds({ secret, newId }: { secret: Uint8Array; newId: () => string }): GuestIds {
  const issue = (name: string) => `${name}.${signatureOf(`guest:${name}`, secret)}`;
  const isIssued = (id: string) => isSameText(id, issue(id.slice(0, Math.max(0, id.lastIndexOf('.')))));
  return { resolve: (presented) => (presented && isIssued(presented) ? presented : issue(`g-${newId()}`)) };
}
