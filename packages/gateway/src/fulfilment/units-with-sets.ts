import type { LineUnits, SetLine } from '@basin/domain';

/**
 * Returns the units of a parcel or return, by line. A given set includes those of its parts that are left, and the last
 * part of a set includes the set itself.
 *
 * @param left the units of each line that have not been sent or returned yet
 */
export function unitsWithSets(
  lines: readonly SetLine[],
  named: readonly LineUnits[],
  left: readonly LineUnits[],
): LineUnits[] {
  const chosen = new Map(lines.map(({ id }) => [id, unitsOf(named, id)]));
  for (const { set, parts } of setsOf(lines)) {
    const sets = chosen.get(set.id) ?? 0;
    for (const { id, quantity } of parts) {
      const includedUnits = Math.min(unitsOf(left, id), Math.ceil((quantity * sets) / set.quantity));
      chosen.set(id, Math.max(chosen.get(id) ?? 0, includedUnits));
    }
    const remainingSets = parts.map(({ id, quantity }) =>
      Math.ceil(((unitsOf(left, id) - (chosen.get(id) ?? 0)) * set.quantity) / quantity),
    );
    chosen.set(set.id, Math.max(sets, unitsOf(left, set.id) - Math.max(...remainingSets)));
  }
  return [...chosen].map(([id, quantity]) => ({ id, quantity })).filter(({ quantity }) => quantity > 0);
}

const setsOf = (lines: readonly SetLine[]) =>
  lines
    .map((set) => ({ set, parts: lines.filter(({ bundleParentId }) => bundleParentId === set.id) }))
    .filter(({ parts }) => parts.length > 0);

const unitsOf = (units: readonly LineUnits[], line: string): number =>
  units.reduce((sum, { id, quantity }) => (id === line ? sum + quantity : sum), 0);
