import type { Line } from './fit-drawing.ts';

/** How a line is drawn; CAD files call it a layer. */
export type Stroke = 'outline' | 'edge' | 'dashed' | 'dimension';

/** Words at a place: their baseline, turned counter-clockwise. */
export interface Lettering {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle';
  readonly turnDegrees: 0 | 90;
}

/** A drawing in millimetres of the product, y upwards from the lower left corner. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly letterHeight: number;
  readonly strokes: readonly { readonly stroke: Stroke; readonly line: Line }[];
  readonly lettering: readonly Lettering[];
}
