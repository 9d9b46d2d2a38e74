import type { Axis, DesignDrawing, Mark } from './design-drawing.ts';

/** A mark and what the product measures there. */
export interface Fit {
  readonly mark: Mark;
  readonly millimetres: number;
}

/** Where a place of the design lies on the product, both in millimetres along one axis. */
export type Stretch = (place: number) => number;

/** A place of the design and where it comes to lie. */
type Anchor = readonly [design: number, product: number];

// a measure of less than this share of the whole says nothing of the scale of the rest
const TELLING_SHARE = 0.4;

/** Which axis tells the scale of one that nothing is measured along: what is round from the front stays round. */
const nearest = { x: ['x', 'z', 'y'], y: ['y', 'z', 'x'], z: ['z', 'x', 'y'] } as const;

/**
 * How a design is stretched along its axes so that each mark measures what the product does: evenly between the marks,
 * and beyond them in the scale of the largest.
 */
export function stretches(drawing: DesignDrawing, fits: readonly Fit[]): Record<Axis, Stretch> {
  const scales = { x: telling(drawing, fits, 'x'), y: telling(drawing, fits, 'y'), z: telling(drawing, fits, 'z') };
  const along = (axis: Axis) => {
    const others = axis === 'y' && isTurned(fits) ? roundFromAbove : nearest[axis];
    const scale = others.map((each) => scales[each]).find((each) => each !== undefined) ?? meanRatio(fits);
    return stretchAlong(
      fits.filter(({ mark }) => mark.axis === axis),
      scale,
    );
  };
  return { x: along('x'), y: along('y'), z: along('z') };
}

/** What is as deep as it is wide whatever its height: a drain stays round from above. */
const roundFromAbove = ['y', 'x', 'z'] as const;

/** Whether a design has an upright axis: its diameter is measured to the right, and its height beside it. */
function isTurned(fits: readonly Fit[]): boolean {
  return fits.some(({ mark }) => mark.key === 'Diameter' && mark.axis === 'x');
}

/** Whether a mark is on one of many equal pieces: it says how large all are, not where each lies. */
export const isOfPieces = ({ kind }: Mark) => kind === 'module' || kind === 'scale';

const ratio = ({ mark, millimetres }: Fit) => millimetres / (mark.to - mark.from);

/** The scale of an axis, if one of its measures is long enough to say it. */
function telling({ extent }: DesignDrawing, fits: readonly Fit[], axis: Axis): number | undefined {
  const [low, high] = extent[axis];
  const [longest] = fits
    .filter(({ mark }) => mark.axis === axis)
    .filter(({ mark }) => isOfPieces(mark) || mark.to - mark.from >= TELLING_SHARE * (high - low))
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

/** Both ends of every mark; a mark that shares no end with an earlier one keeps its middle. */
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
