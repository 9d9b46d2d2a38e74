/** Whether a text looks like an e-mail address: something, one at sign, something with a dot. @see platform spec §5 */
export function isSimpleEmail(text: string): boolean {
  const [name = '', domain = '', ...more] = text.split('@');
  if (name === '' || more.length > 0 || /\s/.test(text)) return false;
  return domain.slice(1).includes('.') && !domain.endsWith('.');
}
