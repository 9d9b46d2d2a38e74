import { userInfo } from 'node:os';
import { UsageError } from './usage-error.ts';

/**
 * Returns who runs the command: the name given with `--by`, or that of the system's user.
 *
 * @throws {UsageError} without either, as for a user of a container who has only a number
 */
export function operatorName(given: string | undefined): string {
  const name = given === undefined ? nameOfUser() : given.trim();
  if (name) return name;
  throw new UsageError('Say who you are: --by NAME');
}

function nameOfUser(): string | undefined {
  try {
    return userInfo().username;
  } catch {
    return undefined;
  }
}
