import type { CallOutput } from '@basin/sdk/contract';
import type { CallName, EntryOf } from './call-name.ts';
import type { Answer, CallRequest } from './exchange.ts';
import { expectThat } from './verdict.ts';

export type Ask = <Name extends CallName>(call: Name, asked?: CallRequest) => Promise<Answer<Name>>;

/** A caller of the gateway. */
export interface Shopper {
  readonly token: string;
  readonly anonymousId: string;
  /** Makes a call; any response that the contract documents is returned. */
  readonly ask: Ask;
  /** Makes a call that must succeed, and returns its reply. */
  readonly reply: <Name extends CallName>(call: Name, asked?: CallRequest) => Promise<CallOutput<EntryOf<Name>>>;
}

/** Returns a shopper whose calls carry the token. */
export function shopperWith(ask: Ask, token: string, anonymousId: string): Shopper {
  const signed: Ask = (call, asked = {}) =>
    ask(call, { ...asked, headers: { Authorization: `Bearer ${token}`, ...asked.headers } });
  return { token, anonymousId, ask: signed, reply: replying(signed) };
}

/** Returns a function that makes a call and returns its reply; any error response fails the check. */
export const replying =
  (ask: Ask): Shopper['reply'] =>
  async (call, asked) => {
    const answer = await ask(call, asked);
    expectThat(answer.isSuccess, `${call} answered ${answer.status}${said(answer.body)}`);
    return answer.reply as NonNullable<typeof answer.reply>;
  };

/** Returns the message of an error response. */
const said = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'message' in body ? `: ${String(body.message)}` : '';
