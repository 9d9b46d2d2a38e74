import type { LineUnits, SetLine } from '@basin/domain';

/**
 * Returns the units that a parcel or a return is about when these are named, by line: a set brings those of its parts that
 * are left, and a set is itself gone with the last of its parts.
 *
 * @param left the units of each line that are neither sent nor returned yet
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
      const belonging = Math.min(unitsOf(left, id), Math.ceil((quantity * sets) / set.quantity));
      chosen.set(id, Math.max(chosen.get(id) ?? 0, belonging));
    }
    const staying = parts.map(({ id, quantity }) =>
      Math.ceil(((unitsOf(left, id) - (chosen.get(id) ?? 0)) * set.quantity) / quantity),
    );
    chosen.set(set.id, Math.max(sets, unitsOf(left, set.id) - Math.max(...staying)));
  }
  return [...chosen].map(([id, quantity]) => ({ id, quantity })).filter(({ quantity }) => quantity > 0);
}

const setsOf = (lines: readonly SetLine[]) =>
  lines
    .map((set) => ({ set, parts: lines.filter(({ bundleParentId }) => bundleParentId === set.id) }))
    .filter(({ parts }) => parts.length > 0);

const unitsOf = (units: readonly LineUnits[], line: string): number =>
  units.reduce((sum, { id, quantity }) => (id === line ? sum + quantity : sum), 0);
