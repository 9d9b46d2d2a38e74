import type { WireRecord } from './differences.ts';
import records from './wire-records.json' with { type: 'json' };

/**
 * The wire record of every call, by names such as `cart.update`. Correct it from the wire reference, never from the
 * contract.
 */
export const wireRecords = records as unknown as Readonly<Record<string, WireRecord>>;
