import type { CallOutput } from '@basin/sdk/contract';
import type { CallName, EntryOf } from './call-name.ts';
import type { CallRequest, CallResponse } from './exchange.ts';
import { expectThat } from './verdict.ts';

export type MakeCall = <Name extends CallName>(call: Name, request?: CallRequest) => Promise<CallResponse<Name>>;

/** A caller of the gateway. */
export interface Shopper {
  readonly token: string;
  readonly anonymousId: string;
  /** Makes a call; any response that the contract documents is returned. */
  readonly call: MakeCall;
  /** Makes a call that must succeed, and returns its reply. */
  readonly reply: <Name extends CallName>(call: Name, request?: CallRequest) => Promise<CallOutput<EntryOf<Name>>>;
}

/** Returns a shopper whose calls carry the token. */
export function shopperWith(makeCall: MakeCall, token: string, anonymousId: string): Shopper {
  const signed: MakeCall = (call, request = {}) =>
    makeCall(call, { ...request, headers: { Authorization: `Bearer ${token}`, ...request.headers } });
  return { token, anonymousId, call: signed, reply: successfulReply(signed) };
}

/** Returns a function that makes a call and returns its reply; any error response fails the check. */
export const successfulReply =
  (makeCall: MakeCall): Shopper['reply'] =>
  async (call, request) => {
    const response = await makeCall(call, request);
    expectThat(response.isSuccess, `${call} returned ${response.status}${messageOf(response.body)}`);
    return response.reply as NonNullable<typeof response.reply>;
  };

/** Returns the message of an error response. */
const messageOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'message' in body ? `: ${String(body.message)}` : '';
