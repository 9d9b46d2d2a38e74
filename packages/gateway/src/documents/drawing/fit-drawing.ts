import type { Product } from '../../catalogue/index.ts';
import type { Axis, DesignDrawing, ViewName } from './design-drawing.ts';
import { isOfPieces, stretches, type Fit, type Stretch } from './stretch.ts';

type Dimension = Product['dimensions'][number];

/** A line as x, y, x, y… in millimetres, with y pointing up. */
export type Polyline = readonly number[];

/** A dimension line of a view, between two coordinates along one of its axes. */
export interface DrawnDimension {
  readonly dimension: Dimension;
  readonly direction: 'across' | 'up';
  readonly from: number;
  readonly to: number;
  /** Whether a dashed line marks ends that lie within the view. */
  readonly isDashed: boolean;
}

/** One view of the product in millimetres. */
export interface FittedView {
  readonly name: ViewName;
  readonly outline: readonly Polyline[];
  readonly edge: readonly Polyline[];
  readonly hidden: readonly Polyline[];
  readonly extent: { readonly across: readonly [number, number]; readonly up: readonly [number, number] };
  readonly dimensions: readonly DrawnDimension[];
}

/** A product drawn to its own dimensions. */
export interface FittedDrawing {
  readonly views: Readonly<Partial<Record<ViewName, FittedView>>>;
  /** Dimensions without a dimension line. */
  readonly notes: readonly Dimension[];
}

const axesOf = { front: ['x', 'z'], side: ['y', 'z'], top: ['x', 'y'] } as const satisfies Record<
  ViewName,
  readonly [Axis, Axis]
>;

/**
 * Fits the design's lines to the product's dimensions: the front view, and each view with a measured dimension. Returns
 * undefined when no dimension is measured, because the size is then unknown.
 */
export function fitDrawing(drawing: DesignDrawing, dimensions: readonly Dimension[]): FittedDrawing | undefined {
  const fits = fitsOf(drawing, dimensions);
  if (fits.length === 0) return undefined;
  const drawn = fits.filter(({ mark }) => mark.kind !== 'scale');
  const shown = (['front', 'side', 'top'] as const).filter(
    (view) => view === 'front' || drawn.some(({ mark }) => mark.view === view),
  );
  const views = Object.fromEntries(shown.map((view) => [view, fitView(drawing, view, fits)]));
  const notes = dimensions.filter((dimension) => !drawn.some((fit) => fit.dimension === dimension));
  return { views, notes };
}

/** Returns the marks of a design for which the product has a dimension. */
export function fitsOf(
  { measures }: DesignDrawing,
  dimensions: readonly Dimension[],
): (Fit & { readonly dimension: Dimension })[] {
  return measures.flatMap((mark) => {
    const dimension = dimensions.find(({ key }) => key === mark.key);
    return dimension ? [{ mark, dimension, millimetres: dimension.millimetres }] : [];
  });
}

function fitView(
  drawing: DesignDrawing,
  view: ViewName,
  fits: readonly (Fit & { dimension: Dimension })[],
): FittedView {
  const stretch = stretches(drawing, fits);
  const [across, up] = axesOf[view];
  const widest = drawing.extent[across][1] - drawing.extent[across][0];
  const fitted = fitLine(stretch[across], stretch[up], isLaid(fits) ? 0 : widest * maxRing);
  const extentOf = (axis: Axis) => drawing.extent[axis].map(stretch[axis]) as [number, number];
  return {
    name: view,
    outline: drawing.views[view].outline.map(fitted),
    edge: drawing.views[view].edge.map(fitted),
    hidden: drawing.views[view].hidden.map(fitted),
    extent: { across: extentOf(across), up: extentOf(up) },
    dimensions: fits
      .filter(({ mark }) => mark.view === view && mark.kind !== 'scale')
      .map(({ mark, dimension }) => {
        const [from, to] = [stretch[mark.axis](mark.from), stretch[mark.axis](mark.to)];
        const direction = mark.axis === across ? 'across' : 'up';
        const isDashed = mark.kind === 'hidden' || (direction === 'across' && mark.kind !== 'module');
        return { dimension, direction, from, to, isDashed };
      }),
  };
}

/** Whether the design consists of many equal pieces. */
const isLaid = (fits: readonly Fit[]) => fits.some(({ mark }) => isOfPieces(mark));

/** The maximum width of a ring relative to the view; a wider circle is the product itself. */
const maxRing = 0.8;

/** Stretches a line. A small ring, such as a drain or a button, stays round. */
function fitLine(across: Stretch, up: Stretch, largestRing: number): (tenths: readonly number[]) => Polyline {
  return (tenths) => {
    const places = tenths.map((each) => each / 10);
    const [columns, rows] = [0, 1].map((rest) => places.filter((_, index) => index % 2 === rest));
    const [left, bottom] = [middleOf(columns), middleOf(rows)];
    const stretched = places.map((place, index) => (index % 2 === 0 ? across : up)(place));
    if (!isRing(places) || spanOf(places, 0) > largestRing) return stretched;
    const [width, height] = [spanOf(stretched, 0) / spanOf(places, 0), spanOf(stretched, 1) / spanOf(places, 1)];
    const scale = Math.sqrt(width * height);
    return places.map((place, index) =>
      index % 2 === 0 ? across(left) + (place - left) * scale : up(bottom) + (place - bottom) * scale,
    );
  };
}

const middleOf = (places: readonly number[] = []) => (Math.min(...places) + Math.max(...places)) / 2;

function spanOf(places: readonly number[], rest: 0 | 1): number {
  const along = places.filter((_, index) => index % 2 === rest);
  return Math.max(...along) - Math.min(...along);
}

/** Whether a line is closed and as high as it is wide. */
function isRing(places: readonly number[]): boolean {
  const [x, y] = places;
  const [width, height] = [spanOf(places, 0), spanOf(places, 1)];
  const isClosed = Math.hypot((places.at(-2) ?? 0) - (x ?? 0), (places.at(-1) ?? 0) - (y ?? 0)) < width / 50;
  return isClosed && places.length > 16 && Math.abs(width - height) < width / 50;
}
