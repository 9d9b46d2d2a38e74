import { calls, type CallName } from './call-name.ts';
import type { Settings } from './settings.ts';
import type { Check } from './check.ts';
import { checks as allChecks } from './checks/index.ts';
import { CheckFailure, Inconclusive } from './verdict.ts';
import { Visit } from './visit.ts';

/** The result of one check. */
export interface Result {
  readonly area: string;
  readonly call: CallName;
  readonly check: string;
  readonly result: 'pass' | 'fail' | 'skip';
  /** The reason of a failure or a skip. */
  readonly why?: string | undefined;
}

/** The results of a visit. */
export interface Report {
  readonly results: readonly Result[];
  /** Whether no check failed. */
  readonly conforms: boolean;
  readonly requests: number;
  /** Calls that were never made, when all areas were visited. */
  readonly uncalled: readonly CallName[];
  /** Test objects that cannot be removed. */
  readonly leftovers: readonly string[];
}

export interface RunOptions extends Settings {
  /** The areas to visit; by default all. */
  readonly only?: readonly string[] | undefined;
  readonly checks?: readonly Check[] | undefined;
  /** Called with each result as it comes. */
  readonly onResult?: ((result: Result) => void) | undefined;
}

/** Runs checks against a gateway one after another, and removes the objects that they created. */
export async function runConformance({ only, checks = allChecks, onResult, ...settings }: RunOptions): Promise<Report> {
  const visit = new Visit(settings);
  const results: Result[] = [];
  for (const check of checks.filter(({ area }) => only?.includes(area) ?? true)) {
    const result = await put(check, visit);
    results.push(result);
    onResult?.(result);
  }
  await visit.leave();
  return {
    results,
    conforms: results.every(({ result }) => result !== 'fail'),
    requests: visit.requests,
    uncalled: only ? [] : [...calls.keys()].filter((call) => !visit.asked.has(call)),
    leftovers: visit.leftovers,
  };
}

async function put({ area, call, title, verify }: Check, visit: Visit): Promise<Result> {
  const result = { area, call, check: title };
  try {
    await verify(visit);
    return { ...result, result: 'pass' };
  } catch (error) {
    return { ...result, result: error instanceof Inconclusive ? 'skip' : 'fail', why: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof CheckFailure || error instanceof Inconclusive) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return `${error.name}: ${error.message}${cause instanceof Error ? ` (${cause.message})` : ''}`;
}
