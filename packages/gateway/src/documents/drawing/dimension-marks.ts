import type { DrawnDimension, FittedView } from './fit-drawing.ts';
import type { Lettering, Sheet, Stroke } from './sheet.ts';

/** The distances of dimension lines from the view and from each other, in letter heights. */
const firstRow = 2.2;
const nextRow = 2.9;
const gap = 0.7;
const overshoot = 0.6;
const capitals = 0.72;

/** The side of a view on which a dimension line is drawn. */
type Side = 'above' | 'below' | 'left' | 'right';
type Drawn = Pick<Sheet, 'strokes' | 'lettering'>;

interface Row {
  readonly dimension: DrawnDimension;
  readonly side: Side;
  /** The distance of the line from the view's edge. */
  readonly offset: number;
}

/** Returns the space that a view's dimension lines need on each side. */
export function marginOf(view: FittedView | undefined, letterHeight: number): Record<Side, number> {
  const margin = { above: letterHeight, below: letterHeight, left: letterHeight, right: letterHeight };
  if (!view) return margin;
  for (const { side, offset } of rowsOf(view, letterHeight))
    margin[side] = Math.max(margin[side], offset + nextRow * letterHeight);
  return margin;
}

/** Returns the dimension lines of a view, in the coordinates of the view. */
export function dimensionMarks(
  view: FittedView,
  letterHeight: number,
  textOf: (dimension: DrawnDimension) => string,
): Drawn {
  const drawn = rowsOf(view, letterHeight).map((row) => markOf(row, view, letterHeight, textOf(row.dimension)));
  return {
    strokes: drawn.flatMap(({ strokes }) => strokes),
    lettering: drawn.flatMap(({ lettering }) => lettering),
  };
}

/** Places shorter dimensions nearer to the view. */
function rowsOf(view: FittedView, letterHeight: number): Row[] {
  const taken: Partial<Record<Side, number>> = {};
  const shortFirst = view.dimensions.toSorted((one, other) => one.to - one.from - (other.to - other.from));
  return shortFirst.map((dimension) => {
    const side = sideOf(dimension, view);
    const before = taken[side] ?? 0;
    taken[side] = before + 1;
    return { dimension, side, offset: (firstRow + before * nextRow) * letterHeight };
  });
}

/** A dimension that ends within a side view belongs to a spout, so it is measured on the left, where the spout is. */
function sideOf({ direction, isDashed, to }: DrawnDimension, view: FittedView): Side {
  if (direction === 'across') return view.name === 'top' ? 'above' : 'below';
  return view.name === 'side' && (isDashed || !isWithin(to, view, direction)) ? 'right' : 'left';
}

function markOf({ dimension, side, offset }: Row, view: FittedView, letterHeight: number, text: string): Drawn {
  const { from, to, direction } = dimension;
  const [low, high] = direction === 'across' ? view.extent.up : view.extent.across;
  const isOver = side === 'above' || side === 'right';
  const edge = isOver ? high : low;
  const outwards = isOver ? 1 : -1;
  const at = edge + outwards * offset;
  // converts coordinates along and across the dimension to x and y
  const point = (along: number, across: number): number[] =>
    direction === 'across' ? [along, across] : [across, along];
  const line = (stroke: Stroke, ...points: number[][]) => ({ stroke, line: points.flat() });
  const ends = [from, to].flatMap((end) => [
    line(
      'dimension',
      point(end, edge + outwards * gap * letterHeight),
      point(end, at + outwards * overshoot * letterHeight),
    ),
    tick(point(end, at), letterHeight),
    ...(dimension.isDashed && isWithin(end, view, direction)
      ? [line('dashed', point(end, low), point(end, high))]
      : []),
  ]);
  return {
    strokes: [line('dimension', point(from, at), point(to, at)), ...ends],
    lettering: [letteringOf(text, (from + to) / 2, at, side, letterHeight)],
  };
}

/** Returns the architectural tick at the end of a dimension line. */
function tick([x = 0, y = 0]: number[], letterHeight: number): Sheet['strokes'][number] {
  const half = letterHeight * 0.34;
  return { stroke: 'outline', line: [x - half, y - half, x + half, y + half] };
}

function isWithin(place: number, view: FittedView, direction: DrawnDimension['direction']): boolean {
  const [low, high] = direction === 'across' ? view.extent.across : view.extent.up;
  const tolerance = (high - low) / 200;
  return place > low + tolerance && place < high - tolerance;
}

/** Centres the text on its line, on the side away from the view. */
function letteringOf(text: string, along: number, at: number, side: Side, letterHeight: number): Lettering {
  const isOver = side === 'above' || side === 'left'; // the baseline is next to the line
  const baseline = (isOver ? overshoot : overshoot + capitals) * letterHeight;
  const anchor = 'middle';
  if (side === 'above' || side === 'below')
    return { text, x: along, y: at + (isOver ? baseline : -baseline), anchor, rotationDegrees: 0 };
  return { text, x: at + (isOver ? -baseline : baseline), y: along, anchor, rotationDegrees: 90 };
}
