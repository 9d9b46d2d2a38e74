import type { CartCode } from '@basin/sdk';
import type { TextKey } from '../../shell/texts/translate.ts';

/** Why a code takes nothing off, by its state. @see platform spec §8 */
export const rejections: Readonly<Record<Exclude<CartCode['state'], 'MatchesCart'>, TextKey>> = {
  DoesNotMatchCart: 'cart.error.discount.notThese',
  NotActive: 'cart.error.discount.notNow',
  NotValid: 'cart.error.discount.notNow',
  MaxApplicationReached: 'cart.error.discount.MaxApplicationReached',
  ApplicationStoppedByPreviousDiscount: 'cart.error.discount.ApplicationStoppedByPreviousDiscount',
  ApplicationStoppedByGroupBestDeal: 'cart.error.discount.ApplicationStoppedByPreviousDiscount',
};
