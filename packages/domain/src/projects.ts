import { multiplyMoney, sumMoney, type Money } from './money/money.ts';

/** A line of a project: so many units of a product for a room. */
export interface ProjectLine {
  readonly sku: string;
  readonly quantity: number;
  /** Missing or empty for what belongs to no room. */
  readonly room?: string | undefined;
  /** What the customer pays for a unit; undefined when the product is no longer sold. */
  readonly unitPrice?: Money | undefined;
  /** What a guest pays for a unit; the customer's own price unless given. */
  readonly listPrice?: Money | undefined;
}

/** What lines come to. Lines without a price count nothing. */
export interface ProjectSums {
  readonly units: number;
  readonly net: Money;
  readonly list: Money;
}

/** A room of a project with its lines. */
export interface ProjectRoom<Line extends ProjectLine> {
  /** Empty for what belongs to no room. */
  readonly room: string;
  readonly lines: readonly Line[];
  readonly sums: ProjectSums;
}

/** How much a trade customer may plan. */
export const projectLimits = { projects: 50, lines: 200, units: 9999 } as const;

/** How many days the prices of a quote hold. */
export const quoteDays = 30;

/**
 * What lines of a project come to at net and at list prices.
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

/** The rooms of a project in the order of their first lines, each with what it comes to; what belongs to no room is last. */
export function projectRooms<Line extends ProjectLine>(lines: readonly Line[]): ProjectRoom<Line>[] {
  return [...linesBy(lines, ({ room = '' }) => room)]
    .toSorted(([one], [other]) => Number(one === '') - Number(other === ''))
    .map(([room, own]) => ({ room, lines: own, sums: projectSums(own) }));
}

/** The units of each sku that lines move to the cart, in the order of the lines; what has no price stays in the project. */
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

/** The last moment at which the prices of a quote hold. */
export const quoteValidUntil = (quotedAt: Date): Date => new Date(quotedAt.getTime() + quoteDays * 24 * 60 * 60 * 1000);
