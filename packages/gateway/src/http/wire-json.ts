/** A reply as JSON text, with every amount in its full form. @see wire reference §0.3 */
export function wireJson(body: unknown): string {
  const text = JSON.stringify(body);
  // few replies hold money, and a replacer costs all of them
  return text.includes('"centAmount"') ? JSON.stringify(body, withFullMoney) : text;
}

function withFullMoney(_name: string, value: unknown): unknown {
  if (!isShortMoney(value)) return value;
  const { currencyCode, centAmount } = value;
  return { type: 'centPrecision', currencyCode, centAmount, fractionDigits: 2 };
}

const isShortMoney = (value: unknown): value is { currencyCode: string; centAmount: number } =>
  typeof value === 'object' &&
  value !== null &&
  'centAmount' in value &&
  'currencyCode' in value &&
  Object.keys(value).length === 2;
