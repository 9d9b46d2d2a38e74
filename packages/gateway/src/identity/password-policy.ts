import { passwordProblems, type PasswordPolicy, type PasswordProblem } from '@basin/domain';
import { maxPasswordLength } from './passwords.ts';

/** The message for each violated password rule. */
const messages: Record<PasswordProblem, string> = {
  length: 'Password is too short',
  lowercase: 'Password must contain a lowercase letter',
  uppercase: 'Password must contain an uppercase letter',
  digit: 'Password must contain a digit',
  symbol: 'Password must contain one of !@#$%^&*',
  pattern: 'Password does not match the required pattern',
  personal: 'Password contains part of your name or e-mail address and no uppercase letter',
};

/** Returns the reasons why a person may not use a password; empty when they may. */
export function passwordRejections(
  password: string,
  policy: PasswordPolicy,
  person: { email: string; firstName: string; lastName: string },
): string[] {
  if (password.length > maxPasswordLength) return [`Password is longer than ${maxPasswordLength} characters`];
  const [localPart = ''] = person.email.split('@');
  const personal = [localPart, person.firstName, person.lastName, ...(policy.personal ?? [])];
  return passwordProblems(password, { ...policy, personal }).map((problem) => messages[problem]);
}
