/** An e-mail address as it is stored and compared: trimmed and in lower case. @see platform spec §5 */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}
