import { tokenInvalid, tokenMissing } from '@basin/domain';
import type { RequestParts, Send } from '../client/send.ts';

/** A token to sign with, and whose it is. */
export interface Bearer {
  readonly token: string;
  readonly isGuest: boolean;
}

/** Where bearer tokens come from. */
export interface SessionTokens {
  bearer: () => Promise<Bearer>;
  /** This one was refused: another one for a guest, undefined for a signed-in shopper (the session then ends). */
  replace: (refused: Bearer) => Promise<Bearer | undefined>;
}

const refusals: readonly unknown[] = [tokenMissing, tokenInvalid];

/** Signs each request; a refused guest token is replaced and the request sent once more. */
export function withSession(session: SessionTokens, send: Send): Send {
  return async (url, init) => {
    const bearer = await session.bearer();
    init.signal?.throwIfAborted();
    const response = await send(url, signed(init, bearer));
    if (response.status !== 401 || !(await refusesToken(response))) return response;
    const next = await session.replace(bearer);
    if (next === undefined) return response;
    init.signal?.throwIfAborted();
    await response.body?.cancel();
    return send(url, signed(init, next));
  };
}

const signed = (init: RequestParts, { token }: Bearer): RequestParts => ({
  ...init,
  headers: { ...init.headers, Authorization: `Bearer ${token}` },
});

/** A body that is no JSON says nothing of the token; the caller gets it as it is. */
async function refusesToken(response: Response): Promise<boolean> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return typeof body === 'object' && body !== null && 'message' in body && refusals.includes(body.message);
}
