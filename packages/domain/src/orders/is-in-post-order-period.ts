import { isWithin } from '../settings/is-within.ts';
import { postOrderDays } from '../settings/periods.ts';

/** Whether the offers that follow an order are still shown: for 45 days. @see platform spec §9 */
export function isInPostOrderPeriod(orderedAt: Date, now: Date): boolean {
  return isWithin(orderedAt, now, postOrderDays * 86_400_000);
}
