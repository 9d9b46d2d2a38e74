/** Whether the numbers are in ascending order. */
export const isAscending = (numbers: readonly number[]): boolean =>
  numbers.every((number, at) => number >= (numbers[at - 1] ?? number));
