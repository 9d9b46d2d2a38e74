import type * as z from 'zod/mini';
import type { ContractError, ContractIssue } from './errors.ts';
import { decode, type FoundIssue } from './schema.ts';
import { withoutParts } from './without-parts.ts';

/**
 * How a client handles a response that does not match the contract. No mode hides the mismatch or returns a value of
 * another type than the contract's.
 *
 * - `strict`: the call fails.
 * - `report`: an invalid optional member is left out; otherwise the call fails.
 * - `tolerant`: an invalid part is left out together with the smallest optional part around it, such as one product of
 *   a listing; the call fails when nothing remains.
 */
export type DriftMode = 'strict' | 'report' | 'tolerant';

/** A response that did not match the contract: where it differs, without its values. */
export interface DriftReport {
  /** Method and path template. */
  readonly call: string;
  readonly requestId: string | undefined;
  readonly issues: readonly ContractIssue[];
  /** Whether the caller received the rest of the response; otherwise the call failed. */
  readonly isUsed: boolean;
}

/** Returns the usable part of a response that does not match the contract, or throws the error. */
export type DriftPolicy = (
  error: ContractError,
  wire: unknown,
  issues: readonly FoundIssue[],
  schema: z.ZodMiniType,
) => unknown;

/** Creates a policy for a mode that reports each mismatch to `onDrift`, which must not throw. */
export function driftPolicy(mode: DriftMode, onDrift: (report: DriftReport) => void): DriftPolicy {
  return (error, wire, found, schema) => {
    const usable = mode === 'strict' ? undefined : usableOf(wire, found, schema, mode === 'tolerant');
    const { call, requestId, issues } = error;
    onDrift({ call, requestId, issues, isUsed: usable !== undefined });
    if (!usable) throw error;
    return usable.value;
  };
}

type Keys = readonly PropertyKey[];

/** Returns the value without its invalid parts; an invalid part that is required removes the part that contains it. */
function usableOf(
  wire: unknown,
  issues: readonly FoundIssue[],
  schema: z.ZodMiniType,
  isTolerant: boolean,
): { readonly value: unknown } | undefined {
  let rest = wire;
  let broken = pathsOf(issues);
  while (broken.length > 0 && broken.every((keys) => keys.length > 0)) {
    rest = withoutParts(rest, broken);
    const read = decode(schema, rest);
    if (read.ok) return read;
    if (!isTolerant) return undefined;
    const gone = new Set(broken.map(nameOf));
    broken = pathsOf(read.issues).map((keys) => (gone.has(nameOf(keys)) ? keys.slice(0, -1) : keys));
  }
  return undefined;
}

const pathsOf = (issues: readonly FoundIssue[]): Keys[] => issues.map(({ keys }) => keys);

const nameOf = (keys: Keys): string => JSON.stringify(keys.map(String));
