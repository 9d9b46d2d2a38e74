/** An amount in its short form, as JSON text. Within a text its quotes would be escaped. */
const shortMoney = /\{"centAmount":(-?\d+),"currencyCode":"(\w+)"\}|\{"currencyCode":"(\w+)","centAmount":(-?\d+)\}/g;

/** A reply as JSON text, with every amount in its full form. @see wire reference §0.3 */
export function wireJson(body: unknown): string {
  // on the text: a replacer would be called for each member of a reply
  return JSON.stringify(body).replaceAll(
    shortMoney,
    '{"type":"centPrecision","currencyCode":"$2$3","centAmount":$1$4,"fractionDigits":2}',
  );
}
