import type { Product } from '../../catalogue/index.ts';
import type { Item } from './item.ts';
import { localize } from '../../texts/text.ts';
import english from '../texts/en/shipping.json' with { type: 'json' };
import { demonstrationTexts } from '../texts.ts';

/** The shipping policies by freight type. */
const policies = demonstrationTexts('shipping', english);

export function freightOf({ design, family }: Item): Product['freight'] {
  const type = design.freight ?? family.freight;
  return { type, policy: localize(policies[type]) };
}

/** A maximum flow, and the states that forbid the sale of products above it. */
type FlowLimit = readonly [flow: number, states: readonly string[]];

/** The limits of the states, strictest first. No product exceeds the federal limit. */
const flowLimits: Readonly<Partial<Record<Item['design']['family'], readonly FlowLimit[]>>> = {
  basinFaucet: [[1.2, ['CA', 'NY']]],
  shower: [
    [1.8, ['CA', 'HI', 'NY', 'OR', 'WA']],
    [2, ['CO', 'DC', 'MA', 'MD', 'ME', 'NJ', 'NV', 'RI', 'VT']],
  ],
  kitchenFaucet: [[1.8, ['CA', 'CO', 'DC', 'HI', 'MA', 'MD', 'ME', 'NJ', 'NV', 'NY', 'OR', 'RI', 'VT', 'WA']]],
  toilet: [[1.28, ['CA', 'CO', 'DC', 'GA', 'HI', 'MA', 'MD', 'ME', 'NJ', 'NV', 'NY', 'OR', 'RI', 'TX', 'VT', 'WA']]],
};
/** Pot fillers only dispense cold water and are exempt. */
const exempt = new Set(['pot-filler']);
/** States that restrict solvents in sealers. */
const statesOfSolvents: Readonly<Record<string, readonly string[]>> = { 'tile-sealer': ['CA', 'CT', 'MD', 'NY'] };

/** The states that forbid the sale of an item with this flow. */
export function statesExcludedOf({ design }: Item, flow: number | undefined): string[] {
  const limits = exempt.has(design.key) ? [] : (flowLimits[design.family] ?? []);
  const byFlow = limits.flatMap(([most, states]) => (flow !== undefined && flow > most ? states : []));
  return [...byFlow, ...(statesOfSolvents[design.key] ?? [])].sort();
}

/** Whether a flow is within the limit of the strictest states. */
export function isWaterSaving({ design }: Item, flow: number): boolean {
  const [strictest] = flowLimits[design.family] ?? [];
  return strictest !== undefined && flow <= strictest[0];
}
