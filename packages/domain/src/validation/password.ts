/** What a password lacks. */
export type PasswordProblem = 'length' | 'lowercase' | 'uppercase' | 'digit' | 'symbol' | 'pattern' | 'personal';

/** What governs a password, beside the default rule. */
export interface PasswordPolicy {
  /** The configured pattern; where present it governs. */
  readonly pattern?: RegExp | undefined;
  /** Texts about the person, such as name and e-mail; shorter than three characters they do not count. */
  readonly personal?: readonly string[] | undefined;
}

/** Least length without and with a configured pattern. @see docs/domain.md A01 */
export const passwordLengths = { default: 11, configured: 10 } as const;

const classes = [
  ['lowercase', /[a-z]/],
  ['uppercase', /[A-Z]/],
  ['digit', /[0-9]/],
  ['symbol', /[!@#$%^&*]/],
] as const;

/**
 * What a password lacks; empty when it is good. With a configured pattern: that pattern and 10 characters; without: 11 characters and
 * the four classes. A password with something personal in it needs an uppercase letter.
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
