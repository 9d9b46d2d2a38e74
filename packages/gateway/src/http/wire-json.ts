/** Matches an amount in its short form as JSON text; inside a JSON string its quotes would be escaped. */
const shortMoney = /\{"centAmount":(-?\d+),"currencyCode":"(\w+)"\}|\{"currencyCode":"(\w+)","centAmount":(-?\d+)\}/g;

/** Serializes a response body, with every amount in its full form. @see wire reference §0.3 */
export function wireJson(body: unknown): string {
  // works on the text, because a replacer function is called for each member
  return JSON.stringify(body).replaceAll(
    shortMoney,
    '{"type":"centPrecision","currencyCode":"$2$3","centAmount":$1$4,"fractionDigits":2}',
  );
}
