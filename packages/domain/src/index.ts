export * from './analytics.ts';
export * from './cart/bundle.ts';
export * from './cart/cap-to-stock.ts';
export * from './cart/cart-totals.ts';
export * from './cart/cart.ts';
export * from './cart/line-action.ts';
export {
  roomProductTypes,
  type RoomProductType,
  type RoomInfo,
  type LineItemFields,
  type LineItemChoices,
  type LineItem,
  lineItemFieldNames,
} from './cart/line-item.ts';
export * from './cart/merge-carts.ts';
export * from './cart/move-line.ts';
export * from './cart/stock-of-line.ts';
export * from './checkout/payment.ts';
export * from './checkout/shipping.ts';
export * from './checkout/split-by-shipping.ts';
export * from './checkout/tax-exemption.ts';
export * from './compare.ts';
export * from './customer/address.ts';
export * from './customer/profile.ts';
export { parseIsoDate, writtenDay } from './dates.ts';
export * from './failure.ts';
export * from './favourites.ts';
export * from './images.ts';
export * from './location.ts';
export * from './messages.ts';
export * from './money/format-money.ts';
export {
  type Money,
  defaultCurrency,
  centsToDecimal,
  displayedAmount,
  decimalToCents,
  multiplyMoney,
  sumMoney,
  isZeroPrice,
} from './money/money.ts';
export { orderDetailsLink } from './orders/order-link.ts';
export * from './orders/order.ts';
export * from './orders/order-life.ts';
export * from './page.ts';
export * from './pricing/persona-prices.ts';
export * from './pricing/price.ts';
export * from './product/attribute.ts';
export * from './product/is-discontinued.ts';
export * from './product/labels.ts';
export * from './product/part-in-finish.ts';
export * from './product/sample.ts';
export {
  type StockStatus,
  type StockTerms,
  type StockFacts,
  stockStatus,
  isStockChecked,
  type DepartureFacts,
  type Departure,
  departureOf,
} from './product/stock.ts';
export * from './product/unsold-reason.ts';
export * from './product/variant.ts';
export * from './projects.ts';
export * from './recent.ts';
export type { RoomUnit } from './rooms/measure.ts';
export { plainAmount } from './rooms/plain-amount.ts';
export { coverageMeasure, pricePerMeasure, roomMeasure } from './rooms/coverage.ts';
export type { Coverage, CoverageMeasure, PriceMeasure } from './rooms/coverage.ts';
export * from './rooms/plan-room.ts';
export * from './rooms/room-size.ts';
export * from './search/document-fields.ts';
export * from './search/facets.ts';
export * from './search/listing.ts';
export * from './search/price-ranges.ts';
export * from './search/product-fields.ts';
export * from './search/results.ts';
export * from './session/persona.ts';
export * from './session/role.ts';
export * from './session/sign-in.ts';
export * from './session/token.ts';
export * from './settings/configuration.ts';
export * from './settings/locale.ts';
export * from './settings/screen.ts';
export * from './stores.ts';
export * from './url/find-redirect.ts';
export * from './url/links.ts';
export * from './url/locale-path.ts';
export { isSecurePath, isConfigurationPath, isPartsPage, reloadsOnBack, shortenPagePath } from './url/page-path.ts';
export * from './url/parse-auth-hash.ts';
export * from './url/product-url.ts';
export { type QueryEntry, parseQuery, serialiseQuery, withQuery } from './url/query.ts';
export * from './url/reset-page-url.ts';
export * from './url/safe-return-to.ts';
export * from './validation/card-number.ts';
export * from './validation/email.ts';
export * from './validation/configured-pattern.ts';
export * from './validation/matches-field.ts';
export * from './validation/password.ts';
export * from './validation/phone.ts';
export * from './validation/postal-code-of-state.ts';
export * from './validation/postal-code.ts';
export * from './validation/text.ts';
export * from './validation/visible-text.ts';
