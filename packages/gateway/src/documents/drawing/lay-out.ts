import { inLocale, type Locale } from '@basin/domain';
import type { Product } from '../../catalogue/index.ts';
import { bothLengthsText } from '../../texts/measure.ts';
import { localize } from '../../texts/text.ts';
import { dimensionMarks, marginOf } from './dimension-marks.ts';
import type { FittedDrawing, FittedView } from './fit-drawing.ts';
import { frameContent, moveContent, type Content } from './frame.ts';
import type { Lettering, Sheet } from './sheet.ts';

const lettersAcross = 46;
const lineHeight = 1.6;

/**
 * Lays out the views in third-angle projection (top above front, right side to its right) with their dimensions; lists
 * dimensions without a line as text.
 */
export function layOut({ views, notes }: FittedDrawing, locale: Locale): Sheet {
  const letterHeight = letterHeightOf(views);
  const drawn = frameContent(mergeContents(arrangeViews(views, letterHeight, locale)), letterHeight);
  const lettering = notes.map((note, index): Lettering => {
    const y = drawn.height + (index + 1) * lineHeight * letterHeight;
    const text = `${inLocale(note.label, locale)} ${measureText(note, locale)}`;
    return { text, x: 0, y, anchor: 'start', rotationDegrees: 0 };
  });
  return frameContent(mergeContents([drawn, { strokes: [], lettering }]), letterHeight);
}

/** Formats a dimension in the units of the locale. */
export function measureText({ inches, millimetres }: Product['dimensions'][number], locale: Locale): string {
  return inLocale(localize(bothLengthsText(inches, millimetres)), locale);
}

/** Splits a formatted dimension into the locale's own units and the other units in brackets. */
export function byUnits(text: string): readonly [own: string, other: string] {
  const [, own = text, other = ''] = /^(.*?)(\s\([^()]*\))$/.exec(text) ?? [];
  return [own, other];
}

type Views = FittedDrawing['views'];

/** Returns a letter height proportional to the extent of the views, so that all products are equally legible. */
function letterHeightOf({ front, side, top }: Views): number {
  const across = Math.max(widthOf(front), widthOf(top)) + widthOf(side);
  const up = heightOf(front) + heightOf(top);
  return Math.max(across, up * 1.15) / lettersAcross;
}

const spanOf = ([low, high]: readonly [number, number]) => high - low;
const widthOf = (view: FittedView | undefined) => (view ? spanOf(view.extent.across) : 0);
const heightOf = (view: FittedView | undefined) => (view ? spanOf(view.extent.up) : 0);

function arrangeViews({ front, side, top }: Views, letterHeight: number, locale: Locale): Content[] {
  const [ofFront, ofSide, ofTop] = [front, side, top].map((view) => marginOf(view, letterHeight));
  const right = Math.max(widthOf(front), widthOf(top)) + (ofFront?.right ?? 0) + (ofSide?.left ?? 0);
  const roof = Math.max(heightOf(front), heightOf(side)) + (ofTop?.below ?? 0);
  const places = [
    { view: front, x: 0, y: 0 },
    { view: side, x: right, y: 0 },
    { view: top, x: 0, y: roof },
  ];
  return places.flatMap(({ view, x, y }) =>
    view ? [moveContent(viewOf(view, letterHeight, locale), x - view.extent.across[0], y - view.extent.up[0])] : [],
  );
}

/** Returns the lines of a view, followed by its dimensions. */
function viewOf(view: FittedView, letterHeight: number, locale: Locale): Content {
  const lines = { dashed: view.hidden, edge: view.edge, outline: view.outline };
  const strokes = (['dashed', 'edge', 'outline'] as const).flatMap((stroke) =>
    lines[stroke].map((line) => ({ stroke, line })),
  );
  const marks = dimensionMarks(view, letterHeight, ({ dimension }) => measureText(dimension, locale));
  return mergeContents([{ strokes, lettering: [] }, marks]);
}

function mergeContents(contents: readonly Content[]): Content {
  return {
    strokes: contents.flatMap(({ strokes }) => strokes),
    lettering: contents.flatMap(({ lettering }) => lettering),
  };
}
