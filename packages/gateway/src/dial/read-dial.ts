import type { CallDial, Dial } from './dial.ts';
import { namedCalls } from './dial.ts';
import { hasError } from './errors-of-call.ts';

/** A dial that cannot be read; the message says what is wrong with it. */
export class DialProblem extends RangeError {
  override readonly name = 'DialProblem';
}

const LONGEST_LATENCY_MS = 60_000;
const LONGEST_SHIFT_SECONDS = 100 * 365 * 86_400;
const MOST_UNITS = 1_000_000;

/**
 * Reads settings such as `cart.update;error=409, *;latency=800, stock;sku=BX-100-WH;available=0, clock;shift=86400`.
 *
 * @throws {DialProblem} for what is no call, no error of the call, or out of range
 */
export function readDial(text: string): Dial {
  const calls = new Map<string, CallDial>();
  const stock = new Map<string, number>();
  let shiftSeconds = 0;
  for (const entry of text.split(',').filter((each) => each.trim() !== '')) {
    const { target, values } = split(entry);
    if (target === 'clock') shiftSeconds = numberFrom(values, 'shift', -LONGEST_SHIFT_SECONDS, LONGEST_SHIFT_SECONDS);
    else if (target === 'stock') stock.set(values.get('sku') ?? '', numberFrom(values, 'available', 0, MOST_UNITS));
    else calls.set(target, callDial(target, values));
  }
  return { calls, shiftSeconds, stock };
}

interface Entry {
  readonly target: string;
  readonly values: ReadonlyMap<string, string>;
}

function split(entry: string): Entry {
  const [target = '', ...members] = entry.split(';').map((part) => part.trim());
  const values = new Map(
    members.map((member) => {
      const at = member.indexOf('=');
      return [member.slice(0, at).trim(), member.slice(at + 1).trim()];
    }),
  );
  return { target, values };
}

function callDial(target: string, values: ReadonlyMap<string, string>): CallDial {
  const unknown = [...values.keys()].find((name) => name !== 'latency' && name !== 'error');
  if (unknown !== undefined) throw new DialProblem(`"${unknown}" of ${target} is neither latency nor error.`);
  return {
    latencyMs: values.has('latency') ? numberFrom(values, 'latency', 0, LONGEST_LATENCY_MS) : undefined,
    error: errorFrom(target, values.get('error')),
  };
}

function errorFrom(target: string, error: string | undefined): string | undefined {
  const asked = target === '*' ? [...namedCalls] : [...namedCalls].filter(([name]) => name === target);
  if (asked.length === 0) throw new DialProblem(`There is no call "${target}".`);
  if (error === undefined || asked.some(([name, entry]) => hasError(name, entry, error))) return error;
  throw new DialProblem(`"${error}" is no error that ${target} has.`);
}

function numberFrom(values: ReadonlyMap<string, string>, name: string, least: number, most: number): number {
  const text = values.get(name) ?? '';
  const value = /^-?\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new DialProblem(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
}

/** A dial as the header carries it. */
export function writeDial({ calls, shiftSeconds, stock }: Dial): string {
  const dialled = [...calls].map(([target, { latencyMs, error }]) =>
    [target, latencyMs && `latency=${latencyMs}`, error && `error=${error}`].filter(Boolean).join(';'),
  );
  const units = [...stock].map(([sku, available]) => `stock;sku=${sku};available=${available}`);
  return [...dialled, ...units, ...(shiftSeconds === 0 ? [] : [`clock;shift=${shiftSeconds}`])].join(', ');
}
