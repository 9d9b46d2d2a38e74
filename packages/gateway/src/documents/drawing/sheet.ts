import type { Polyline } from './fit-drawing.ts';

/** The line type; a layer in CAD files. */
export type Stroke = 'outline' | 'edge' | 'dashed' | 'dimension';

/** Text at a position on its baseline, rotated counter-clockwise. */
export interface Lettering {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle';
  readonly rotationDegrees: 0 | 90;
}

/** A drawing in millimetres of the product, with y pointing up from the lower left corner. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly letterHeight: number;
  readonly strokes: readonly { readonly stroke: Stroke; readonly line: Polyline }[];
  readonly lettering: readonly Lettering[];
}
