/** A place on a map. */
export interface StoreMark {
  id: string;
  /** Name of the place. */
  label: string;
  /** Position in the units of the base map. */
  x: number;
  y: number;
  /** Link to the place's list entry (`#` and its id) or page. */
  href: string;
}

const directions: Readonly<Record<string, readonly [x: number, y: number] | undefined>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Returns the nearest mark in the direction of an arrow key; undefined for other keys and when there is no mark in that direction. */
export function nextMark(marks: readonly StoreMark[], from: StoreMark, key: string): StoreMark | undefined {
  const direction = directions[key];
  if (direction === undefined) return undefined;
  const [right, down] = direction;
  const distances = marks.flatMap((mark) => {
    const [x, y] = [mark.x - from.x, mark.y - from.y];
    const ahead = x * right + y * down;
    // sideways distance counts twice, so that arrow keys follow a row to its end
    return ahead > 0 ? [{ mark, distance: ahead + 2 * Math.abs(x * down + y * right) }] : [];
  });
  return distances.toSorted((one, other) => one.distance - other.distance)[0]?.mark;
}
