/** The expected and the found value of a failed check. */
export interface Comparison {
  readonly expected: string;
  readonly found: string;
}

/** The gateway fails a check. The message says where, and the comparison shows the difference. */
export class CheckFailure extends Error {
  override readonly name = 'CheckFailure';
  readonly comparison: Comparison | undefined;

  constructor(message: string, comparison?: Comparison) {
    super(message);
    this.comparison = comparison;
  }
}

/** A check cannot run here. The message says what is missing. */
export class Inconclusive extends Error {
  override readonly name = 'Inconclusive';
}

/** Throws `CheckFailure` unless the condition holds. */
export function expectThat(condition: boolean, otherwise: string): asserts condition {
  if (!condition) throw new CheckFailure(otherwise);
}

/** Throws `CheckFailure` unless both are equal as JSON. */
export function expectSame(found: unknown, expected: unknown, what: string): void {
  const comparison = { expected: textOf(expected), found: textOf(found) };
  if (JSON.stringify(found) !== JSON.stringify(expected)) throw new CheckFailure(what, comparison);
}

/** Throws `CheckFailure` unless a response has one of these statuses. */
export function expectStatus(
  response: { readonly call: string; readonly status: number },
  ...statuses: number[]
): void {
  if (statuses.includes(response.status)) return;
  throw new CheckFailure(`the status of ${response.call}`, {
    expected: statuses.join(' or '),
    found: String(response.status),
  });
}

const longest = 120;

/** Returns a value as JSON, truncated when it is long. */
export function textOf(value: unknown): string {
  const whole = (JSON.stringify(value) as string | undefined) ?? 'nothing';
  return whole.length > longest ? `${whole.slice(0, longest)}…` : whole;
}
