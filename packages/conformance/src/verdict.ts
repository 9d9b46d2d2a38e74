/** The gateway fails a check; the message says what it did instead. */
export class CheckFailure extends Error {
  override readonly name = 'CheckFailure';
}

/** A check cannot run here; the message says what is missing. */
export class Inconclusive extends Error {
  override readonly name = 'Inconclusive';
}

/** Throws `CheckFailure` unless the condition holds. */
export function expectThat(condition: boolean, otherwise: string): asserts condition {
  if (!condition) throw new CheckFailure(otherwise);
}

/** Throws `CheckFailure` unless both are equal as JSON. */
export function expectSame(found: unknown, wanted: unknown, what: string): void {
  const [is, should] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (is !== should) throw new CheckFailure(`${what} is ${cut(is)}, not ${cut(should)}`);
}

/** Throws `CheckFailure` unless a response has one of these statuses. */
export function expectStatus(answer: { readonly call: string; readonly status: number }, ...statuses: number[]): void {
  if (statuses.includes(answer.status)) return;
  throw new CheckFailure(`${answer.call} answered ${answer.status}, not ${statuses.join(' or ')}`);
}

const LONGEST = 120;
const cut = (text: string | undefined): string => {
  const whole = text ?? 'missing';
  return whole.length > LONGEST ? `${whole.slice(0, LONGEST)}…` : whole;
};
