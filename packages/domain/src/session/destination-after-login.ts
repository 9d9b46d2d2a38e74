import { tradePersona } from './persona.ts';

/** Where a shopper goes after signing in: home from a page restricted to the trade, unless the persona is trade. @see platform spec §4 */
export function destinationAfterLogin(target: string, isRestricted: boolean, persona: string, home: string): string {
  return isRestricted && persona !== tradePersona ? home : target;
}
