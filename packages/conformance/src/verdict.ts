/** What a check expected and what it found, to be put side by side. */
export interface Comparison {
  readonly expected: string;
  readonly found: string;
}

/** The gateway fails a check; the message says where, and the comparison what it did instead. */
export class CheckFailure extends Error {
  override readonly name = 'CheckFailure';
  readonly comparison: Comparison | undefined;

  constructor(message: string, comparison?: Comparison) {
    super(message);
    this.comparison = comparison;
  }
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
  const comparison = { expected: textOf(wanted), found: textOf(found) };
  if (JSON.stringify(found) !== JSON.stringify(wanted)) throw new CheckFailure(what, comparison);
}

/** Throws `CheckFailure` unless a response has one of these statuses. */
export function expectStatus(answer: { readonly call: string; readonly status: number }, ...statuses: number[]): void {
  if (statuses.includes(answer.status)) return;
  throw new CheckFailure(`the status of ${answer.call}`, {
    expected: statuses.join(' or '),
    found: String(answer.status),
  });
}

const LONGEST = 120;

/** A value as JSON, its end left out when it is long. */
export function textOf(value: unknown): string {
  const whole = (JSON.stringify(value) as string | undefined) ?? 'nothing';
  return whole.length > LONGEST ? `${whole.slice(0, LONGEST)}…` : whole;
}
