import { writeDial, DialProblem, readDial } from './read-dial.ts';
import { noDial, type Dial } from './dial.ts';

/** A form of the page, as it was sent. */
type Form = Readonly<Record<string, unknown>>;

const text = (form: Form, name: string): string => (typeof form[name] === 'string' ? form[name].trim() : '');

/**
 * The dial after one form of the page.
 *
 * @throws {DialProblem} when what was typed cannot be dialled
 */
export function changeDial(dial: Dial, form: Form, now: Date): Dial {
  const { calls, stock } = dial;
  const target = text(form, 'target');
  switch (text(form, 'act')) {
    case 'call':
      return readDial(`${writeDial(withoutCall(dial, target))}, ${callText(form, target)}`);
    case 'stock':
      return readDial(`${writeDial(dial)}, stock;sku=${plain(form, 'sku')};available=${text(form, 'available')}`);
    case 'clock':
      return { ...dial, shiftSeconds: secondsTo(text(form, 'at'), now) };
    case 'remove':
      if (target === 'clock') return { ...dial, shiftSeconds: 0 };
      if (calls.has(target)) return withoutCall(dial, target);
      return { ...dial, stock: new Map([...stock].filter(([sku]) => sku !== target)) };
    default:
      return noDial;
  }
}

const withoutCall = (dial: Dial, call: string): Dial => ({
  ...dial,
  calls: new Map([...dial.calls].filter(([name]) => name !== call)),
});

function callText(form: Form, target: string): string {
  const [latency, error] = [text(form, 'latency'), text(form, 'error')];
  return [target, latency && `latency=${latency}`, error && `error=${error}`].filter(Boolean).join(';');
}

/** A text that cannot be mistaken for a part of the dial. */
function plain(form: Form, name: string): string {
  const value = text(form, name);
  if (/^[\w.-]{1,64}$/.test(value)) return value;
  throw new DialProblem(`"${value}" is no ${name}.`);
}

function secondsTo(at: string, now: Date): number {
  const seconds = Math.round((Date.parse(`${at}Z`) - now.getTime()) / 1000);
  if (Number.isNaN(seconds)) throw new DialProblem(`"${at}" is no date and time.`);
  return seconds;
}
