import { defaultSalesChannel, tradeAccountTypes, tradePersona } from '@basin/domain';
import type { Selectable } from 'kysely';
import type { CustomerRow } from './table.ts';

/** The trade group in the format of the token. */
export const tradeGroup = `${defaultSalesChannel}:${tradePersona}`;

/** Whether a group is the trade group of any sales channel; imported accounts may have those of other channels. */
export const isTradeGroup = (group: string): boolean => group.endsWith(`:${tradePersona}`);

/** The state of an application after a decision. */
const stateAfter = { admit: 'approved', decline: 'declined', remove: 'ended' } as const;

/**
 * Returns the state of a customer's application for trade prices, and since when: the sign-up, or the latest decision of
 * an operator. Undefined for a customer who has not applied, and for a trade customer from another system.
 */
export function tradeApplicationOf({
  document,
  persona,
  created_at,
}: Pick<Selectable<CustomerRow>, 'document' | 'persona' | 'created_at'>) {
  const decision = document.tradeChanges?.at(-1);
  if (decision) return { state: stateAfter[decision.change], since: decision.at } as const;
  const isOpen = tradeAccountTypes.includes(document.accountType) && !persona.some(isTradeGroup);
  return isOpen ? ({ state: 'inReview', since: created_at.toISOString() } as const) : undefined;
}
