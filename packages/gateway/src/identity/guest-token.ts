import { defaultSalesChannel } from '@basin/domain';
import * as z from 'zod';
import type { GuestIds } from './guest-id.ts';
import { createTokenReader, signToken, type TokenKind } from './token-signer.ts';

/** A guest, as identified by their token. */
interface Guest {
  readonly anonymousId: string;
  /** The guest's sales channel, such as `KOUS`. */
  readonly channel: string;
}

/** A guest's token with its lifetime; the guest id gives access to the same cart later. */
interface GuestGrant extends Guest {
  readonly accessToken: string;
  readonly expiresInSeconds: number;
}

export interface GuestTokens {
  /** Issues a token for the guest of a presented id, or for a new guest. */
  issue: (presented: { gId?: string | undefined; channel?: string | undefined }) => Promise<GuestGrant>;
  /** Returns the guest of a token, or undefined when it is forged or expired. */
  read: (token: string) => Promise<Guest | undefined>;
}

const lifetimeSeconds = 86_400;

const claimsSchema = z.object({ anonymousId: z.string(), channel: z.string(), scope: z.literal('guest') });

export function createGuestTokens({ ids, kind }: { ids: GuestIds; kind: TokenKind }): GuestTokens {
  const readToken = createTokenReader(kind, claimsSchema);
  return {
    async issue({ gId, channel = defaultSalesChannel }) {
      const guest = { anonymousId: ids.resolve(gId), channel };
      const claims = { sub: guest.anonymousId, scope: 'guest', ...guest };
      const accessToken = await signToken(kind, claims, lifetimeSeconds);
      return { ...guest, accessToken, expiresInSeconds: lifetimeSeconds };
    },
    async read(token) {
      const claims = await readToken(token);
      return claims && { anonymousId: claims.anonymousId, channel: claims.channel };
    },
  };
}
