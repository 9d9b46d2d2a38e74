import type { Texts, TextKey } from './translate.ts';

/** The dictionary text that each configured message overrides. @see catalogue spec §5, §8 and platform spec §8 */
const configurableTexts = {
  addToCartFailed: 'cart.error.add',
  outOfStock: 'cart.error.outOfStock',
  noItemsToShip: 'checkout.error.noItemsToShip',
  shippingAddressFailed: 'checkout.error.address',
  ApplicationStoppedByPreviousDiscount: 'cart.error.discount.ApplicationStoppedByPreviousDiscount',
  MaxApplicationReached: 'cart.error.discount.MaxApplicationReached',
  favouriteAdded: 'favourites.added',
  favouriteRemoved: 'favourites.removed',
  downloadSucceeded: 'download.done',
  downloadFailed: 'download.failed',
  passwordLength: 'password.rule.length',
  passwordLowercase: 'password.rule.lowercase',
  passwordUppercase: 'password.rule.uppercase',
  passwordDigit: 'password.rule.digit',
  passwordSymbol: 'password.rule.symbol',
  passwordRejected: 'field.error.password',
} as const satisfies Readonly<Record<string, TextKey>>;

type Messages = Readonly<Record<string, string>>;

// Cached per dictionary and configuration, because texts are compared by identity.
const merged = new WeakMap<Texts, { readonly messages: Messages; readonly texts: Texts }>();

/** Returns the dictionary with the configured texts in place. An empty dictionary stays empty. */
export function withConfiguredTexts(texts: Texts, messages: Messages): Texts {
  if (texts.size === 0) return texts;
  const known = merged.get(texts);
  if (known?.messages === messages) return known.texts;
  const overrides = Object.entries(configurableTexts).flatMap(([name, key]) => {
    const message = Object.hasOwn(messages, name) ? messages[name] : undefined;
    return message === undefined ? [] : [[key, message] as const];
  });
  const result = new Map([...texts, ...overrides]);
  merged.set(texts, { messages, texts: result });
  return result;
}
