const shape = /^-?\d{1,13}(?:\.\d{1,8})?$/;

/**
 * The whole cents of a decimal amount such as the search index carries (`649` or `"64.9"`), a half cent rounded away from zero.
 * Undefined when the text is no amount.
 */
export function decimalToCents(amount: number | string): number | undefined {
  const text = String(amount).trim();
  if (!shape.test(text)) return undefined;
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  const thousandths = fraction.padEnd(3, '0');
  const cents = Number(whole) * 100 + Number(thousandths.slice(0, 2)) + (Number(thousandths[2]) >= 5 ? 1 : 0);
  return text.startsWith('-') && cents > 0 ? -cents : cents;
}
