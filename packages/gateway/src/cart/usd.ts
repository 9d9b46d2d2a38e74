import { defaultCurrency, type Money } from '@basin/domain';

/** Returns an amount of cents in the shop's currency. */
export const usd = (centAmount: number): Money => ({ centAmount, currencyCode: defaultCurrency });
