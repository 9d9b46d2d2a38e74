import { passwordProblems, type PasswordPolicy, type PasswordProblem } from '@basin/domain';
import { MAX_PASSWORD_LENGTH } from './passwords.ts';

/** What each problem of a password is called in an answer. */
const texts: Record<PasswordProblem, string> = {
  length: 'Password is too short',
  lowercase: 'Password needs a lowercase letter',
  uppercase: 'Password needs an uppercase letter',
  digit: 'Password needs a digit',
  symbol: 'Password needs one of !@#$%^&*',
  pattern: 'Password does not have the required form',
  personal: 'Password holds part of your name or e-mail address and no uppercase letter',
};

/** Why a person may not have this password; empty when they may. */
export function passwordRejections(
  password: string,
  policy: PasswordPolicy,
  person: { email: string; firstName: string; lastName: string },
): string[] {
  if (password.length > MAX_PASSWORD_LENGTH) return [`Password is longer than ${MAX_PASSWORD_LENGTH} characters`];
  const [localPart = ''] = person.email.split('@');
  const personal = [localPart, person.firstName, person.lastName, ...(policy.personal ?? [])];
  return passwordProblems(password, { ...policy, personal }).map((problem) => texts[problem]);
}
