import { userInfo } from 'node:os';
import { UsageError } from './usage-error.ts';

/**
 * Returns who runs the command: the name given with `--by`, or that of the system's user.
 *
 * @throws {UsageError} without either, as for a user of a container who has only a number
 */
export function operatorName(given: string | undefined, readUser: typeof userInfo = userInfo): string {
  const name = given === undefined ? nameOf(readUser) : given.trim();
  if (name) return name;
  throw new UsageError('Say who you are: --by NAME');
}

function nameOf(readUser: typeof userInfo): string | undefined {
  try {
    return readUser().username;
  } catch {
    return undefined;
  }
}
