/** Sale and discount fields of one persona, such as `priceList.GST.saleOffer_s` and `discountedPriceStartingAt.GST_d`. */
const offerField = /^(?:priceList\.([^.]+)\.(?:sale|discount)|discountedPriceStartingAt\.([^.]+)_d$)/;

/**
 * A search document without the sale and discount-off fields of other personas.
 *
 * @see catalogue spec §5
 */
export function keepPersonaOffers<Document extends Readonly<Record<string, unknown>>>(
  document: Document,
  persona: string,
): Partial<Document> {
  const kept = Object.entries(document).filter(([name]) => {
    const [, listOwner, startingAtOwner] = offerField.exec(name) ?? [];
    const owner = listOwner ?? startingAtOwner;
    return owner === undefined || owner === persona;
  });
  return Object.fromEntries(kept) as Partial<Document>;
}
