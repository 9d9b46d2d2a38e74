import { documentedErrors, type Call } from '@basin/sdk/contract';
import * as z from 'zod/mini';

/** What came back for a call. */
export interface CallAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

const NOT_FOUND = { statusCode: 404, message: 'Resource not found' };

/** What the contract has against an answer; undefined when it is as promised. */
export function faultOf(call: Call, { status, headers, text }: CallAnswer): string | undefined {
  if (status >= 500) return `status ${status}`;
  if (isNoSuchPath(status, text)) return undefined;
  const successes = call.status ?? [200];
  if (successes.includes(status) && status < 400) return successFault(call, text, headers);
  const promised = documentedErrors(call)[status];
  if (!promised) return successes.includes(status) ? undefined : `status ${status} is not documented`;
  return mismatch(z.union(call.missing ? [promised, call.missing] : [promised]), text);
}

function successFault({ reply, response }: Call, text: string, headers: Headers): string | undefined {
  if (reply === 'blob') return headers.get('content-disposition') ? undefined : 'a file without a name';
  if (text === '') return reply === 'none' || !response ? undefined : 'nothing where there should be something';
  return response && mismatch(response, text);
}

/** A path of which a hostile part made another one. */
const isNoSuchPath = (status: number, text: string): boolean =>
  status === 404 && (text === JSON.stringify(NOT_FOUND) || text.includes(`"errorSummary":"${NOT_FOUND.message}"`));

function mismatch(schema: z.ZodMiniType, text: string): string | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return `no JSON: ${text.slice(0, 80)}`;
  }
  const parsed = z.safeParse(schema, value);
  return parsed.success ? undefined : `not as promised: ${JSON.stringify(parsed.error.issues).slice(0, 300)}`;
}
