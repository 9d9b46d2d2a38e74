import type { Product } from '../product.ts';
import type { Item } from './item.ts';
import { write, type Pair } from './text.ts';

type FreightType = Product['freight']['type'];

const policies: Readonly<Record<FreightType, Pair>> = {
  Parcel: [
    'Ships by parcel to the door; free over $250.',
    "Expédition par colis jusqu'à la porte ; port offert dès 250 $.",
  ],
  Freight: [
    'Ships by freight to the curb; the carrier calls a day before.',
    "Expédition par transporteur au pied de l'immeuble ; appel la veille.",
  ],
  'Freight Shipping': [
    'Ships by freight with a lift gate, two people, by appointment. Check the piece before you sign.',
    'Transport avec hayon, à deux personnes, sur rendez-vous. Vérifier la pièce avant de signer.',
  ],
  None: ['Nothing is shipped.', "Rien n'est expédié."],
};

export function freightOf({ design, family }: Item): Product['freight'] {
  const type = design.freight ?? family.freight;
  return { type, policy: write(policies[type]) };
}

/** Where a flow over the limit may not be sold. */
const flowLimits: Readonly<Partial<Record<Item['design']['family'], { over: number; states: readonly string[] }>>> = {
  basinFaucet: { over: 1.2, states: ['CA', 'CO', 'HI', 'NY', 'OR', 'VT', 'WA'] },
  shower: { over: 1.8, states: ['CA', 'CO', 'HI', 'NY', 'OR', 'VT', 'WA'] },
  kitchenFaucet: { over: 1.8, states: ['CA', 'CO', 'HI', 'NY', 'OR', 'VT', 'WA'] },
  toilet: { over: 1.28, states: ['CA', 'CO', 'GA', 'NV', 'NY', 'OR', 'TX', 'WA'] },
};
/** Pot fillers carry cold water to a pot and are exempt. */
const exempt = new Set(['pot-filler']);
/** States that restrict solvents in sealers. */
const statesOfSolvents: Readonly<Record<string, readonly string[]>> = { 'tile-sealer': ['CA', 'CT', 'MD', 'NY'] };

/** The states where law forbids the sale of an item with this flow. */
export function statesExcludedOf({ design }: Item, flow: number | undefined): string[] {
  const limit = exempt.has(design.key) ? undefined : flowLimits[design.family];
  const byFlow = limit !== undefined && flow !== undefined && flow > limit.over ? limit.states : [];
  return [...byFlow, ...(statesOfSolvents[design.key] ?? [])];
}

/** Whether a flow keeps the limit of the strictest states. */
export function savesWater({ design }: Item, flow: number): boolean {
  const limit = flowLimits[design.family];
  return limit !== undefined && flow <= limit.over;
}
