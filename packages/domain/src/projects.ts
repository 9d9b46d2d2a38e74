import { multiplyMoney, sumMoney, type Money } from './money/money.ts';

/** A line of a project: a quantity of a product for a room. */
export interface ProjectLine {
  readonly sku: string;
  readonly quantity: number;
  /** Missing or empty for a line without a room. */
  readonly room?: string | undefined;
  /** The customer's unit price; undefined when the product is no longer sold. */
  readonly unitPrice?: Money | undefined;
  /** The guest's unit price; the customer's own price by default. */
  readonly listPrice?: Money | undefined;
}

/** The sums of lines. Lines without a price are ignored. */
export interface ProjectSums {
  readonly units: number;
  readonly net: Money;
  readonly list: Money;
}

/** A room of a project with its lines. */
export interface ProjectRoom<Line extends ProjectLine> {
  /** Empty for lines without a room. */
  readonly room: string;
  readonly lines: readonly Line[];
  readonly sums: ProjectSums;
}

/** Limits of a trade customer's projects. */
export const projectLimits = { projects: 50, lines: 200, units: 9999 } as const;

/**
 * Returns the units of project lines and their sums at net and at list prices.
 *
 * @throws {RangeError} when currencies are mixed or a quantity is not whole
 */
export function projectSums(lines: readonly ProjectLine[]): ProjectSums {
  const sold = lines.flatMap(({ quantity, unitPrice, listPrice = unitPrice }) =>
    unitPrice && listPrice ? [{ quantity, unitPrice, listPrice }] : [],
  );
  return {
    units: sold.reduce((units, { quantity }) => units + quantity, 0),
    net: sumMoney(sold.map(({ unitPrice, quantity }) => multiplyMoney(unitPrice, quantity))),
    list: sumMoney(sold.map(({ listPrice, quantity }) => multiplyMoney(listPrice, quantity))),
  };
}

/**
 * Returns the rooms of a project in the order of their first lines, each with its sums; lines without a room come last.
 */
export function projectRooms<Line extends ProjectLine>(lines: readonly Line[]): ProjectRoom<Line>[] {
  return [...linesBy(lines, ({ room = '' }) => room)]
    .toSorted(([one], [other]) => Number(one === '') - Number(other === ''))
    .map(([room, own]) => ({ room, lines: own, sums: projectSums(own) }));
}

/**
 * Returns the cart items of project lines: the units of each sku, in line order; lines without a price stay in the
 * project.
 */
export function projectCartItems(lines: readonly ProjectLine[]): { sku: string; quantity: number }[] {
  const sold = linesBy(
    lines.filter(({ unitPrice }) => unitPrice !== undefined),
    ({ sku }) => sku,
  );
  return [...sold].map(([sku, own]) => ({ sku, quantity: own.reduce((units, { quantity }) => units + quantity, 0) }));
}

function linesBy<Line>(lines: readonly Line[], keyOf: (line: Line) => string): Map<string, Line[]> {
  const groups = new Map<string, Line[]>();
  for (const line of lines) groups.set(keyOf(line), [...(groups.get(keyOf(line)) ?? []), line]);
  return groups;
}
