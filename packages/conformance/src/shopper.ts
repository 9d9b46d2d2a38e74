import type { CallOutput } from '@basin/sdk/contract';
import type { CallName, EntryOf } from './call-name.ts';
import type { Answer, Asked } from './exchange.ts';
import { expectThat } from './verdict.ts';

export type Ask = <Name extends CallName>(call: Name, asked?: Asked) => Promise<Answer<Name>>;

/** Someone who calls the gateway. */
export interface Shopper {
  readonly token: string;
  readonly anonymousId: string;
  /** Whatever the call answers, as long as the contract has it. */
  readonly ask: Ask;
  /** The reply of a call that must succeed. */
  readonly reply: <Name extends CallName>(call: Name, asked?: Asked) => Promise<CallOutput<EntryOf<Name>>>;
}

/** Signs the calls of whoever holds a token. */
export function shopperWith(ask: Ask, token: string, anonymousId: string): Shopper {
  const signed: Ask = (call, asked = {}) =>
    ask(call, { ...asked, headers: { Authorization: `Bearer ${token}`, ...asked.headers } });
  return { token, anonymousId, ask: signed, reply: replying(signed) };
}

/** Asks for the reply; anything but a success is against the truth that asks. */
export const replying =
  (ask: Ask): Shopper['reply'] =>
  async (call, asked) => {
    const answer = await ask(call, asked);
    expectThat(answer.isSuccess, `${call} answered ${answer.status}${said(answer.body)}`);
    return answer.reply as NonNullable<typeof answer.reply>;
  };

/** The message of a refusal. */
const said = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'message' in body ? `: ${String(body.message)}` : '';
