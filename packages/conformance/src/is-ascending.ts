/** Whether no number is smaller than the one before it. */
export const isAscending = (numbers: readonly number[]): boolean =>
  numbers.every((number, at) => number >= (numbers[at - 1] ?? number));
