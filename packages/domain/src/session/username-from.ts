import { normaliseEmail } from '../validation/normalise-email.ts';

/** The user name of an e-mail address at the identity provider: normalised, with the configured brand extension. @see platform spec §5 */
export function usernameFrom(email: string, extension = ''): string {
  return normaliseEmail(email) + extension;
}
