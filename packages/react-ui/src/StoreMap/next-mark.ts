/** A place on a map. */
export interface StoreMark {
  id: string;
  /** What is there: the name of the place. */
  label: string;
  /** In the units of the ground. */
  x: number;
  y: number;
  /** The place in its list, `#` and the id of its line, or a page of its own. */
  href: string;
}

const directions: Readonly<Record<string, readonly [x: number, y: number] | undefined>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Returns the nearest mark in the direction of an arrow key; undefined for another key and where nothing lies. */
export function nextMark(marks: readonly StoreMark[], from: StoreMark, key: string): StoreMark | undefined {
  const direction = directions[key];
  if (direction === undefined) return undefined;
  const [right, down] = direction;
  const distances = marks.flatMap((mark) => {
    const [x, y] = [mark.x - from.x, mark.y - from.y];
    const ahead = x * right + y * down;
    // what lies aside counts twice, so that a row is followed to its end
    return ahead > 0 ? [{ mark, distance: ahead + 2 * Math.abs(x * down + y * right) }] : [];
  });
  return distances.toSorted((one, other) => one.distance - other.distance)[0]?.mark;
}
