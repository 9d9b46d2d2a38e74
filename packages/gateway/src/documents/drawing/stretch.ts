import type { Axis, DesignDrawing, Mark } from './design-drawing.ts';

/** A mark and the dimension of the product there. */
export interface Fit {
  readonly mark: Mark;
  readonly millimetres: number;
}

/** Maps a coordinate of the design to the product, both in millimetres along one axis. */
export type Stretch = (place: number) => number;

/** A coordinate of the design and its coordinate on the product. */
type Anchor = readonly [design: number, product: number];

// a dimension of less than this share of the extent does not determine the scale of the rest
const minScaleShare = 0.4;

/** The axes whose scale an unmeasured axis uses, in order, so that round shapes in the front view stay round. */
const nearest = { x: ['x', 'z', 'y'], y: ['y', 'z', 'x'], z: ['z', 'x', 'y'] } as const;

/**
 * Returns the stretch of a design along each axis, so that each mark has the dimension of the product. Stretches evenly
 * between marks, and beyond them with the scale of the largest.
 */
export function stretches(drawing: DesignDrawing, fits: readonly Fit[]): Record<Axis, Stretch> {
  const scales = { x: scaleOf(drawing, fits, 'x'), y: scaleOf(drawing, fits, 'y'), z: scaleOf(drawing, fits, 'z') };
  const along = (axis: Axis) => {
    const others = axis === 'y' && isRotational(fits) ? roundFromAbove : nearest[axis];
    const scale = others.map((each) => scales[each]).find((each) => each !== undefined) ?? meanRatio(fits);
    return stretchAlong(
      fits.filter(({ mark }) => mark.axis === axis),
      scale,
    );
  };
  return { x: along('x'), y: along('y'), z: along('z') };
}

/** The axis order of a rotational design, which stays round from above whatever its height. */
const roundFromAbove = ['y', 'x', 'z'] as const;

/** Whether a design is rotationally symmetric around a vertical axis: it measures its diameter to the right. */
function isRotational(fits: readonly Fit[]): boolean {
  return fits.some(({ mark }) => mark.key === 'Diameter' && mark.axis === 'x');
}

/** Whether a mark is on one of many equal pieces: it gives the size of each piece, not its position. */
export const isOfPieces = ({ kind }: Mark) => kind === 'module' || kind === 'scale';

const ratio = ({ mark, millimetres }: Fit) => millimetres / (mark.to - mark.from);

/** Returns the scale of an axis, or undefined when none of its dimensions is long enough. */
function scaleOf({ extent }: DesignDrawing, fits: readonly Fit[], axis: Axis): number | undefined {
  const [low, high] = extent[axis];
  const [longest] = fits
    .filter(({ mark }) => mark.axis === axis)
    .filter(({ mark }) => isOfPieces(mark) || mark.to - mark.from >= minScaleShare * (high - low))
    .sort((one, other) => other.mark.to - other.mark.from - (one.mark.to - one.mark.from));
  return longest && ratio(longest);
}

const meanRatio = (fits: readonly Fit[]) => fits.reduce((sum, fit) => sum + ratio(fit), 0) / fits.length;

function stretchAlong(fits: readonly Fit[], scale: number): Stretch {
  const anchors = anchorsOf(
    fits.filter(({ mark }) => !isOfPieces(mark)),
    scale,
  );
  return (place) => {
    const above = anchors.findIndex(([design]) => design >= place);
    const [before, after] = above < 0 ? [anchors.at(-1), undefined] : [anchors[above - 1], anchors[above]];
    if (!before && !after) return place * scale;
    if (!before || !after) return shifted(before ?? after ?? [0, 0], place, scale);
    const share = (place - before[0]) / (after[0] - before[0]);
    return before[1] + share * (after[1] - before[1]);
  };
}

const shifted = ([design, product]: Anchor, place: number, scale: number) => product + (place - design) * scale;

/** Returns both ends of every mark; a mark that shares no end with an earlier one keeps its centre. */
function anchorsOf(fits: readonly Fit[], scale: number): Anchor[] {
  const anchors = new Map<number, number>();
  const longestFirst = fits.toSorted((one, other) => other.mark.to - other.mark.from - (one.mark.to - one.mark.from));
  for (const { mark, millimetres } of longestFirst) {
    const [from, to] = [anchors.get(mark.from), anchors.get(mark.to)];
    const start = from ?? (to === undefined ? middleOf(mark, scale) - millimetres / 2 : to - millimetres);
    anchors.set(mark.from, start);
    if (to === undefined) anchors.set(mark.to, start + millimetres);
  }
  return [...anchors].sort(([one], [other]) => one - other);
}

const middleOf = ({ from, to }: Mark, scale: number) => ((from + to) / 2) * scale;
