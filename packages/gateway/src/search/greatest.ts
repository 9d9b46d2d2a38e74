/** From so many on, sorting all is no slower. */
const mostGathered = 256;

/** The greatest of some numbers, greatest first: far sooner found than all are sorted. */
export function greatest(numbers: Float64Array, most: number): Float64Array {
  if (most > mostGathered || most >= numbers.length) return numbers.toSorted().reverse().subarray(0, most);
  const kept = numbers.slice(0, most).sort();
  for (let at = most; at < numbers.length; at++) {
    const number = numbers[at] ?? 0;
    if (number > (kept[0] ?? Infinity)) putIn(kept, number);
  }
  return kept.reverse();
}

/** Puts a number in the place of the least of sorted ones. */
function putIn(sorted: Float64Array, number: number): void {
  let at = 0;
  for (let next = sorted[1]; next !== undefined && next < number; next = sorted[at + 1]) sorted[at++] = next;
  sorted[at] = number;
}
