/** Codes whose messages contain products, prices and versions, and no personal data. */
const publicCodes: ReadonlySet<string> = new Set([
  'ConcurrentModification',
  'InvalidOperation',
  'MatchingPriceNotFound',
  'MissingTaxRateForCountry',
  'NotSold',
  'OutOfStock',
  'PriceChanged',
  'ReferencedResourceNotFound',
  'ResourceNotFound',
  'ShippingMethodDoesNotMatchCart',
]);

/** Calls whose requests contain no personal data, so that the message about an invalid request does not either. */
const searchCall = /^GET \/search\b/;

/**
 * Returns the message of an error response if it is safe to log, otherwise ''. Quoted values that do not look like a
 * sku or a number become `…`, as do e-mail addresses and words as long as a token.
 *
 * @param call method and path template, such as `GET /search/listing`
 */
export function publicMessage(call: string, code: string | undefined, message: unknown): string {
  if (code === undefined || typeof message !== 'string') return '';
  const isPublic = publicCodes.has(code) || (code === 'InvalidInput' && searchCall.test(call));
  if (!isPublic) return '';
  return message
    .slice(0, 200)
    .replaceAll(/(["'“‘«])([^"'“‘«”’»]*)(["'”’»])/g, (_, open: string, value: string, close: string) =>
      isPublicValue(value) ? open + value + close : `${open}…${close}`,
    )
    .split(/\s+/)
    .map((word) => (word.includes('@') || word.length > 32 ? '…' : word))
    .join(' ')
    .trim()
    .replace(/\.$/, '');
}

const isPublicValue = (value: string): boolean => /^[A-Z0-9-]{1,32}$/.test(value);
