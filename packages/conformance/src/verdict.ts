/** The gateway does not do what a truth says; the message says what it did instead. */
export class Broken extends Error {
  override readonly name = 'Broken';
}

/** A truth cannot be put to the test here; the message says what is missing. */
export class Untold extends Error {
  override readonly name = 'Untold';
}

/** Goes on when the condition holds. */
export function expectThat(condition: boolean, otherwise: string): asserts condition {
  if (!condition) throw new Broken(otherwise);
}

/** Goes on when both are the same as JSON. */
export function expectSame(found: unknown, wanted: unknown, what: string): void {
  const [is, should] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (is !== should) throw new Broken(`${what} is ${cut(is)}, not ${cut(should)}`);
}

/** Goes on when an answer has one of these statuses. */
export function expectStatus(answer: { readonly call: string; readonly status: number }, ...statuses: number[]): void {
  if (statuses.includes(answer.status)) return;
  throw new Broken(`${answer.call} answered ${answer.status}, not ${statuses.join(' or ')}`);
}

const LONGEST = 120;
const cut = (text: string | undefined): string => {
  const whole = text ?? 'missing';
  return whole.length > LONGEST ? `${whole.slice(0, LONGEST)}…` : whole;
};
