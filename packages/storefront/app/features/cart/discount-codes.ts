import type { CodeRejection } from '@basin/sdk';
import type { TextKey } from '../../shell/texts/translate.ts';

/** The message for each reason a code gives no discount. @see platform spec §8 */
export const rejectionKeys: Readonly<Record<CodeRejection, TextKey>> = {
  unknown: 'cart.error.discount.none',
  notNow: 'cart.error.discount.notNow',
  notForThisCart: 'cart.error.discount.notThese',
  usedUp: 'cart.error.discount.MaxApplicationReached',
  notWithOthers: 'cart.error.discount.ApplicationStoppedByPreviousDiscount',
};
