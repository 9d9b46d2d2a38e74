import { writeOverrides, OverrideProblem, readOverrides } from './read-overrides.ts';
import { noOverrides, type Overrides } from './overrides.ts';

/** The submitted fields of a form on the page. */
type Form = Readonly<Record<string, unknown>>;

const text = (form: Form, name: string): string => (typeof form[name] === 'string' ? form[name].trim() : '');

/**
 * Returns the overrides after a form on the page was submitted.
 *
 * @throws {OverrideProblem} when a field is invalid
 */
export function changeOverrides(overrides: Overrides, form: Form, now: Date): Overrides {
  const { calls, stock } = overrides;
  const target = text(form, 'target');
  switch (text(form, 'act')) {
    case 'call':
      return readOverrides(`${writeOverrides(withoutCall(overrides, target))}, ${callText(form, target)}`);
    case 'stock':
      return readOverrides(
        `${writeOverrides(overrides)}, stock;sku=${plainField(form, 'sku')};available=${text(form, 'available')}`,
      );
    case 'clock':
      return { ...overrides, shiftSeconds: secondsTo(text(form, 'at'), now) };
    case 'remove':
      if (target === 'clock') return { ...overrides, shiftSeconds: 0 };
      if (calls.has(target)) return withoutCall(overrides, target);
      return { ...overrides, stock: new Map([...stock].filter(([sku]) => sku !== target)) };
    default:
      return noOverrides;
  }
}

const withoutCall = (overrides: Overrides, call: string): Overrides => ({
  ...overrides,
  calls: new Map([...overrides.calls].filter(([name]) => name !== call)),
});

function callText(form: Form, target: string): string {
  const [latency, error] = [text(form, 'latency'), text(form, 'error')];
  return [target, latency && `latency=${latency}`, error && `error=${error}`].filter(Boolean).join(';');
}

/** Returns a field that contains no separator of the overrides syntax. */
function plainField(form: Form, name: string): string {
  const value = text(form, name);
  if (/^[\w.-]{1,64}$/.test(value)) return value;
  throw new OverrideProblem(`"${value}" is not a valid ${name}.`);
}

function secondsTo(at: string, now: Date): number {
  const seconds = Math.round((Date.parse(`${at}Z`) - now.getTime()) / 1000);
  if (Number.isNaN(seconds)) throw new OverrideProblem(`"${at}" is not a valid date and time.`);
  return seconds;
}
