import type * as z from 'zod/mini';
import type { ContractError, ContractIssue } from './errors.ts';
import { decode, type FoundIssue } from './schema.ts';
import { withoutParts } from './without-parts.ts';

/**
 * What a client does with a reply that is not as the contract says. In no mode does one pass unseen, or a value of
 * another type than promised.
 *
 * - `strict`: the call fails.
 * - `report`: a broken member that may be missing is left out; else the call fails.
 * - `tolerant`: what is broken goes with as little around it as may be missing, such as the one product of a listing;
 *   the call fails when nothing is left.
 */
export type DriftMode = 'strict' | 'report' | 'tolerant';

/** A reply that was not as agreed: where, and never what stood there. */
export interface DriftReport {
  /** Method and path template. */
  readonly call: string;
  readonly requestId: string | undefined;
  readonly issues: readonly ContractIssue[];
  /** The caller got the rest of the reply; else the call failed. */
  readonly isUsed: boolean;
}

/** Gives what the caller gets of a reply that is not as agreed, or throws the error. */
export type DriftPolicy = (
  error: ContractError,
  wire: unknown,
  issues: readonly FoundIssue[],
  schema: z.ZodMiniType,
) => unknown;

/** Handles replies by a mode and tells of each; `onDrift` must not throw. */
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

/** What can be read once the broken parts are left out; a part that may not be missing takes what it is part of along. */
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
