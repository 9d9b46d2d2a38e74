/** Returns the element at an index that wraps around the end of the list. Throws for an empty list. */
export function roundRobin<Element>(elements: readonly Element[], index: number): Element {
  const element = elements[index % elements.length];
  if (element === undefined) throw new RangeError('roundRobin needs at least one element');
  return element;
}
