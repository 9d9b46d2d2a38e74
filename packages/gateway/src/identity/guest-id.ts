import { createHmac, timingSafeEqual } from 'node:crypto';

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
  const mac = (text: string) =>
    createHmac('sha256', secret).update(text).digest().subarray(0, 16).toString('base64url');
  const issue = (name: string) => `${name}.${mac(`guest:${name}`)}`;
  const isIssued = (id: string) => isEqual(id, issue(id.slice(0, Math.max(0, id.lastIndexOf('.')))));
  return { resolve: (presented) => (presented && isIssued(presented) ? presented : issue(`g-${newId()}`)) };
}

function isEqual(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
