/** A requirement that a password does not meet. */
export type PasswordProblem = 'length' | 'lowercase' | 'uppercase' | 'digit' | 'symbol' | 'pattern' | 'personal';

/** The policy of a password, in addition to the default rule. */
export interface PasswordPolicy {
  /** The configured pattern, which replaces the default rule. */
  readonly pattern?: RegExp | undefined;
  /** Personal data such as name and e-mail; strings shorter than three characters are ignored. */
  readonly personal?: readonly string[] | undefined;
}

/** Minimum length without and with a configured pattern. @see docs/domain.md A01 */
export const passwordLengths = { default: 11, configured: 10 } as const;

const classes = [
  ['lowercase', /[a-z]/],
  ['uppercase', /[A-Z]/],
  ['digit', /[0-9]/],
  ['symbol', /[!@#$%^&*]/],
] as const;

/**
 * Returns the requirements that a password does not meet; empty when it is valid. With a configured pattern, it must
 * match that pattern and have 10 characters; without, it must have 11 characters and all four classes. A password that
 * contains personal data also needs an uppercase letter.
 *
 * @see platform spec §5 and catalogue spec §5
 */
export function passwordProblems(password: string, { pattern, personal = [] }: PasswordPolicy = {}): PasswordProblem[] {
  const problems: PasswordProblem[] = [];
  if (password.length < (pattern ? passwordLengths.configured : passwordLengths.default)) problems.push('length');
  if (pattern) {
    if (password.search(pattern) < 0) problems.push('pattern');
  } else {
    for (const [name, characters] of classes) if (!characters.test(password)) problems.push(name);
  }
  if (!/[A-Z]/.test(password) && containsPersonal(password, personal)) problems.push('personal');
  return problems;
}

function containsPersonal(password: string, personal: readonly string[]): boolean {
  const text = password.toLowerCase();
  return personal.some((part) => part.trim().length >= 3 && text.includes(part.trim().toLowerCase()));
}
