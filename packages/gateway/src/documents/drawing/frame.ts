import type { Lettering, Sheet } from './sheet.ts';

/** Strokes and lettering at any position. */
export type Content = Pick<Sheet, 'strokes' | 'lettering'>;

const letterWidth = 0.52;

/** Puts the content on the smallest sheet that contains it, with the lower left corner at the origin. */
export function frameContent({ strokes, lettering }: Content, letterHeight: number): Sheet {
  const boxes = [...strokes.map(({ line }) => boxOfLine(line)), ...lettering.map((each) => boxOf(each, letterHeight))];
  const [left, bottom] = [Math.min(...boxes.map(({ left }) => left)), Math.min(...boxes.map(({ bottom }) => bottom))];
  const [right, top] = [Math.max(...boxes.map(({ right }) => right)), Math.max(...boxes.map(({ top }) => top))];
  const moved = moveContent({ strokes, lettering }, -left, -bottom);
  return { ...moved, width: right - left, height: top - bottom, letterHeight };
}

/** Shifts the content. */
export function moveContent({ strokes, lettering }: Content, right: number, up: number): Content {
  return {
    strokes: strokes.map(({ stroke, line }) => ({
      stroke,
      line: line.map((place, index) => place + (index % 2 === 0 ? right : up)),
    })),
    lettering: lettering.map((each) => ({ ...each, x: each.x + right, y: each.y + up })),
  };
}

function boxOfLine(line: readonly number[]) {
  const [across, up] = [0, 1].map((rest) => line.filter((_, index) => index % 2 === rest));
  return {
    left: Math.min(...(across ?? [])),
    right: Math.max(...(across ?? [])),
    bottom: Math.min(...(up ?? [])),
    top: Math.max(...(up ?? [])),
  };
}

/** Returns the approximate bounding box of lettering. */
function boxOf({ text, x, y, anchor, rotationDegrees }: Lettering, letterHeight: number) {
  const length = text.length * letterWidth * letterHeight;
  const start = anchor === 'middle' ? -length / 2 : 0;
  return rotationDegrees === 0
    ? { left: x + start, right: x + start + length, bottom: y - 0.25 * letterHeight, top: y + letterHeight }
    : { left: x - letterHeight, right: x + 0.25 * letterHeight, bottom: y + start, top: y + start + length };
}
