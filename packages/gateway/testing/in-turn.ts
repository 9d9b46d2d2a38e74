/** The element whose turn it is when all take turns; an error for an empty list. */
export function inTurn<Element>(elements: readonly Element[], turn: number): Element {
  const element = elements[turn % elements.length];
  if (element === undefined) throw new RangeError('nobody is there to take a turn');
  return element;
}
