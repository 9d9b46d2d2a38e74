/** Whether a text has letters, digits and spaces only. @see catalogue spec §5 */
export function isAlphanumeric(text: string): boolean {
  return /^[A-Za-z0-9 ]+$/.test(text);
}
