import { writeOverrides, OverrideProblem, readOverrides } from './read-overrides.ts';
import { noOverrides, type Overrides } from './overrides.ts';

/** A form of the page, as it was sent. */
type Form = Readonly<Record<string, unknown>>;

const text = (form: Form, name: string): string => (typeof form[name] === 'string' ? form[name].trim() : '');

/**
 * The overrides after one form of the page.
 *
 * @throws {OverrideProblem} when what was typed cannot be overridden
 */
export function changeOverrides(overrides: Overrides, form: Form, now: Date): Overrides {
  const { calls, stock } = overrides;
  const target = text(form, 'target');
  switch (text(form, 'act')) {
    case 'call':
      return readOverrides(`${writeOverrides(withoutCall(overrides, target))}, ${callText(form, target)}`);
    case 'stock':
      return readOverrides(
        `${writeOverrides(overrides)}, stock;sku=${plain(form, 'sku')};available=${text(form, 'available')}`,
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

/** A text that cannot be mistaken for a part of the overrides. */
function plain(form: Form, name: string): string {
  const value = text(form, name);
  if (/^[\w.-]{1,64}$/.test(value)) return value;
  throw new OverrideProblem(`"${value}" is no ${name}.`);
}

function secondsTo(at: string, now: Date): number {
  const seconds = Math.round((Date.parse(`${at}Z`) - now.getTime()) / 1000);
  if (Number.isNaN(seconds)) throw new OverrideProblem(`"${at}" is no date and time.`);
  return seconds;
}
