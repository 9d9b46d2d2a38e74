/** Whether a text is a model number: uppercase letters and digits, with hyphens or spaces between. @see platform spec §5 */
export function isModelNumber(text: string): boolean {
  return /^[A-Z0-9]+(?:[- ][A-Z0-9]+)*$/.test(text);
}
