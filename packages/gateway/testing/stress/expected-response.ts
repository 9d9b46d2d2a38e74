import { documentedErrors, type Call } from '@basin/sdk/contract';
import * as z from 'zod/mini';

/** The response to a call. */
export interface CallResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Returns how a response violates the contract, or undefined when it matches. */
export function findViolation(call: Call, { status, headers, text }: CallResponse): string | undefined {
  if (status >= 500) return `status ${status}`;
  if (isUnknownPath(status, text)) return undefined;
  const successes = call.status ?? [200];
  if (successes.includes(status) && status < 400) return successViolation(call, text, headers);
  const documented = documentedErrors(call)[status];
  if (!documented) return successes.includes(status) ? undefined : `status ${status} is not documented`;
  return mismatch(z.union(call.missing ? [documented, call.missing] : [documented]), text);
}

function successViolation({ reply, response }: Call, text: string, headers: Headers): string | undefined {
  if (reply === 'blob') return headers.get('content-disposition') ? undefined : 'a file without a name';
  if (text === '') return reply === 'none' || !response ? undefined : 'an empty body';
  return response && mismatch(response, text);
}

/** Whether a hostile parameter turned the path into an unknown one. */
const isUnknownPath = (status: number, text: string): boolean =>
  status === 404 && (text.includes('"code":"UnknownPath"') || text.includes('"errorSummary":"Resource not found"'));

function mismatch(schema: z.ZodMiniType, text: string): string | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return `invalid JSON: ${text.slice(0, 80)}`;
  }
  const parsed = z.safeParse(schema, value);
  return parsed.success
    ? undefined
    : `does not match the contract: ${JSON.stringify(parsed.error.issues).slice(0, 300)}`;
}
