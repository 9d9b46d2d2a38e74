import { tokenInvalid, tokenMissing } from '@basin/domain';
import type { Waiting } from '../client/deadline.ts';
import type { Reply, RequestParts, Send } from '../client/send.ts';

/** A token to sign with, and whose it is. */
export interface Bearer {
  readonly token: string;
  readonly isGuest: boolean;
}

/** Where bearer tokens come from. */
export interface SessionTokens {
  bearer: (waiting?: Waiting) => Promise<Bearer>;
  /** This one was refused: another one for a guest, undefined for a signed-in shopper (the session then ends). */
  replace: (refused: Bearer, waiting?: Waiting) => Promise<Bearer | undefined>;
}

const rejections: readonly unknown[] = [tokenMissing, tokenInvalid];

/** Signs each request. When a guest token is rejected, it is replaced and the request is sent once more. */
export function withSession(session: SessionTokens, send: Send): Send {
  return async (url, parts) => {
    const bearer = await session.bearer(parts);
    const reply = await sendAs(bearer, url, parts);
    if (reply.status !== 401 || !refusesToken(reply)) return reply;
    const next = await session.replace(bearer, parts);
    return next ? sendAs(next, url, parts) : reply;
  };

  async function sendAs(bearer: Bearer, url: string, parts: RequestParts) {
    return { ...(await send(url, signed(parts, bearer))), isGuest: bearer.isGuest };
  }
}

const signed = (parts: RequestParts, { token }: Bearer): RequestParts => ({
  ...parts,
  headers: { ...parts.headers, Authorization: `Bearer ${token}` },
});

/** A body that is not JSON says nothing about the token. */
function refusesToken({ body }: Reply): boolean {
  try {
    const { message } = JSON.parse(new TextDecoder().decode(body)) as { message?: unknown };
    return rejections.includes(message);
  } catch {
    return false;
  }
}
