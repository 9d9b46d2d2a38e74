import { areaOf, calls, entryOf, type CallName } from './call-name.ts';
import type { Settings } from './settings.ts';
import type { Check } from './check.ts';
import { checks as allChecks } from './checks/index.ts';
import { CheckFailure, Inconclusive, type Comparison } from './verdict.ts';
import { Visit } from './visit.ts';

/** The result of one check. */
export interface Result {
  readonly area: string;
  readonly call: CallName;
  readonly check: string;
  readonly result: 'pass' | 'fail' | 'skip';
  /** The reason of a failure or a skip. */
  readonly why?: string | undefined;
  readonly comparison?: Comparison | undefined;
}

/** The results of a visit. */
export interface Report {
  readonly results: readonly Result[];
  /** Whether no check failed. */
  readonly conforms: boolean;
  readonly requests: number;
  /** The number of calls under test that the gateway implements. */
  readonly answering: number;
  /** Calls that it does not implement. Each is one failed result, and its checks are omitted. */
  readonly missing: readonly CallName[];
  /** Calls that were never made; empty when `only` limits the areas. */
  readonly uncalled: readonly CallName[];
  /** Test objects that cannot be removed. */
  readonly leftovers: readonly string[];
}

export interface RunOptions extends Settings {
  /** The areas to visit; by default all. */
  readonly only?: readonly string[] | undefined;
  readonly checks?: readonly Check[] | undefined;
  /** Receives each result. */
  readonly onResult?: ((result: Result) => void) | undefined;
}

/** Runs checks against a gateway one after another, and removes the objects that they created. */
export async function runConformance({ only, checks = allChecks, onResult, ...settings }: RunOptions): Promise<Report> {
  const visit = new Visit(settings);
  const selected = checks.filter(({ area }) => only?.includes(area) ?? true);
  const results: Result[] = [];
  const add = (result: Result) => {
    results.push(result);
    onResult?.(result);
  };
  const missing = new Set<CallName>();
  const reachable = new Set(selected.map(({ call }) => call).filter((call) => visit.wire.urls[entryOf(call).system]));
  for (const call of reachable) {
    const why = await visit.whyMissing(call);
    if (why === undefined) continue;
    missing.add(call);
    add({ area: areaOf(call), call, check: 'the call is implemented', result: 'fail', why });
  }
  for (const check of selected.filter(({ call }) => !missing.has(call))) add(await runCheck(check, visit));
  await visit.leave();
  return {
    results,
    conforms: results.every(({ result }) => result !== 'fail'),
    requests: visit.requests,
    answering: reachable.size - missing.size,
    missing: [...missing],
    uncalled: only ? [] : [...calls.keys()].filter((call) => !visit.madeCalls.has(call) && !missing.has(call)),
    leftovers: visit.leftovers,
  };
}

async function runCheck({ area, call, title, verify }: Check, visit: Visit): Promise<Result> {
  const result = { area, call, check: title };
  try {
    await verify(visit);
    return { ...result, result: 'pass' };
  } catch (error) {
    const comparison = error instanceof CheckFailure ? error.comparison : undefined;
    return {
      ...result,
      result: error instanceof Inconclusive ? 'skip' : 'fail',
      why: reasonOf(error),
      ...(comparison && { comparison }),
    };
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof CheckFailure || error instanceof Inconclusive) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return `${error.name}: ${error.message}${cause instanceof Error ? ` (${cause.message})` : ''}`;
}
