import { calls, type CallName } from './call-name.ts';
import type { Settings } from './settings.ts';
import type { Truth } from './truth.ts';
import { truths as allTruths } from './truths/index.ts';
import { Broken, Untold } from './verdict.ts';
import { Visit } from './visit.ts';

/** What became of one truth. */
export interface Result {
  readonly area: string;
  readonly call: CallName;
  readonly truth: string;
  readonly result: 'pass' | 'fail' | 'skip';
  /** Why it failed or was skipped. */
  readonly why?: string | undefined;
}

/** What a visit found out. */
export interface Report {
  readonly results: readonly Result[];
  /** Whether no truth failed. */
  readonly conforms: boolean;
  readonly requests: number;
  /** Calls that were never asked, when all areas were visited. */
  readonly unasked: readonly CallName[];
  /** Test objects that cannot be taken away again. */
  readonly left: readonly string[];
}

export interface RunOptions extends Settings {
  /** The areas to visit; all unless given. */
  readonly only?: readonly string[] | undefined;
  readonly truths?: readonly Truth[] | undefined;
  /** Told of each result as it comes. */
  readonly onResult?: ((result: Result) => void) | undefined;
}

/** Puts truths to a gateway one after the other, and takes away what they made there. */
export async function runConformance({ only, truths = allTruths, onResult, ...settings }: RunOptions): Promise<Report> {
  const visit = new Visit(settings);
  const results: Result[] = [];
  for (const truth of truths.filter(({ area }) => only?.includes(area) ?? true)) {
    const result = await put(truth, visit);
    results.push(result);
    onResult?.(result);
  }
  await visit.leave();
  return {
    results,
    conforms: results.every(({ result }) => result !== 'fail'),
    requests: visit.requests,
    unasked: only ? [] : [...calls.keys()].filter((call) => !visit.asked.has(call)),
    left: visit.left,
  };
}

async function put({ area, call, says, holds }: Truth, visit: Visit): Promise<Result> {
  const result = { area, call, truth: says };
  try {
    await holds(visit);
    return { ...result, result: 'pass' };
  } catch (error) {
    return { ...result, result: error instanceof Untold ? 'skip' : 'fail', why: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof Broken || error instanceof Untold) return error.message;
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return `${error.name}: ${error.message}${cause instanceof Error ? ` (${cause.message})` : ''}`;
}
