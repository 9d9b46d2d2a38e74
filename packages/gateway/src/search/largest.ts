/** For larger limits, sorting all numbers is no slower. */
const maxInsertionLimit = 256;

/** Returns the largest numbers in descending order, far faster than sorting all. */
export function largest(numbers: Float64Array, limit: number): Float64Array {
  if (limit > maxInsertionLimit || limit >= numbers.length) return numbers.toSorted().reverse().subarray(0, limit);
  const top = numbers.slice(0, limit).sort();
  for (let at = limit; at < numbers.length; at++) {
    const number = numbers[at] ?? 0;
    if (number > (top[0] ?? Infinity)) replaceSmallest(top, number);
  }
  return top.reverse();
}

/** Replaces the smallest of sorted numbers, preserving the order. */
function replaceSmallest(sorted: Float64Array, number: number): void {
  let at = 0;
  for (let next = sorted[1]; next !== undefined && next < number; next = sorted[at + 1]) sorted[at++] = next;
  sorted[at] = number;
}
