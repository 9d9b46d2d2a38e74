import type { CallOverride, Overrides } from './overrides.ts';
import { namedCalls } from './overrides.ts';
import { errorNames } from './errors-of-call.ts';

/** Invalid overrides; the message gives the reason. */
export class OverrideProblem extends RangeError {
  override readonly name = 'OverrideProblem';
}

const maxLatencyMs = 60_000;
const maxShiftSeconds = 100 * 365 * 86_400;
const maxUnits = 1_000_000;

/**
 * Parses overrides such as `cart.update;error=409, *;latency=800, stock;sku=BX-100-WH;available=0, clock;shift=86400`.
 *
 * @throws {OverrideProblem} for an unknown call, an error that the call does not have, or a value out of range
 */
export function readOverrides(text: string): Overrides {
  const calls = new Map<string, CallOverride>();
  const stock = new Map<string, number>();
  let shiftSeconds = 0;
  for (const entry of text.split(',').filter((each) => each.trim() !== '')) {
    const { target, values } = split(entry);
    if (target === 'clock') shiftSeconds = numberFrom(values, 'shift', -maxShiftSeconds, maxShiftSeconds);
    else if (target === 'stock') stock.set(values.get('sku') ?? '', numberFrom(values, 'available', 0, maxUnits));
    else calls.set(target, callOverride(target, values));
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

function callOverride(target: string, values: ReadonlyMap<string, string>): CallOverride {
  const unknown = [...values.keys()].find((name) => name !== 'latency' && name !== 'error');
  if (unknown !== undefined)
    throw new OverrideProblem(`Unknown member "${unknown}" of ${target}; expected latency or error.`);
  return {
    latencyMs: values.has('latency') ? numberFrom(values, 'latency', 0, maxLatencyMs) : undefined,
    error: errorFrom(target, values.get('error')),
  };
}

function errorFrom(target: string, error: string | undefined): string | undefined {
  const targeted = target === '*' ? [...namedCalls] : [...namedCalls].filter(([name]) => name === target);
  if (targeted.length === 0) throw new OverrideProblem(`Unknown call "${target}".`);
  if (error === undefined || targeted.some(([name, entry]) => errorNames(name, entry).includes(error))) return error;
  throw new OverrideProblem(`${target} has no error "${error}".`);
}

function numberFrom(values: ReadonlyMap<string, string>, name: string, least: number, most: number): number {
  const text = values.get(name) ?? '';
  const value = /^-?\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new OverrideProblem(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
}

/** Serializes overrides for the header. */
export function writeOverrides({ calls, shiftSeconds, stock }: Overrides): string {
  const overridden = [...calls].map(([target, { latencyMs, error }]) =>
    [target, latencyMs && `latency=${latencyMs}`, error && `error=${error}`].filter(Boolean).join(';'),
  );
  const units = [...stock].map(([sku, available]) => `stock;sku=${sku};available=${available}`);
  return [...overridden, ...units, ...(shiftSeconds === 0 ? [] : [`clock;shift=${shiftSeconds}`])].join(', ');
}
