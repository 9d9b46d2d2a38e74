import { tokenInvalid, tokenMissing } from '@basin/domain';
import type { WaitOptions } from '../client/deadline.ts';
import type { Reply, RequestParts, Send } from '../client/send.ts';

/** A token to sign with, and whether it is a guest's. */
export interface Bearer {
  readonly token: string;
  readonly isGuest: boolean;
}

/** A source of bearer tokens. */
export interface SessionTokens {
  bearer: (options?: WaitOptions) => Promise<Bearer>;
  /**
   * Replaces a rejected token: returns another one for a guest, undefined for a signed-in shopper, whose session ends.
   */
  replace: (rejected: Bearer, options?: WaitOptions) => Promise<Bearer | undefined>;
}

const rejections: readonly unknown[] = [tokenMissing, tokenInvalid];

/** Signs each request. When a guest token is rejected, it is replaced and the request is retried once. */
export function withSession(session: SessionTokens, send: Send): Send {
  return async (url, parts) => {
    const bearer = await session.bearer(parts);
    const reply = await sendAs(bearer, url, parts);
    if (reply.status !== 401 || !isTokenRejection(reply)) return reply;
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

/** Whether a response rejects the token; a body that is not JSON does not. */
function isTokenRejection({ body }: Reply): boolean {
  try {
    const { message } = JSON.parse(new TextDecoder().decode(body)) as { message?: unknown };
    return rejections.includes(message);
  } catch {
    return false;
  }
}
