/** How a colour is used on another: for text, or for large text and parts such as edges and icons. */
export type PairKind = 'text' | 'part';

/** A colour of the kit on top of another one. */
export interface UsedPair {
  readonly front: string;
  readonly back: string;
  readonly kind: PairKind;
  /** What the pair is used for. */
  readonly use: string;
  /** Which of the two to change when their contrast is too low. */
  readonly adjust: 'front' | 'back';
}

/** The colours on which text and parts are placed. */
export const backgrounds = ['paper', 'surface', 'sunken'] as const;

const rows: readonly (readonly [front: string, backs: readonly string[], kind: PairKind, use: string])[] = [
  ['ink', backgrounds, 'text', 'text and headings'],
  ['muted', backgrounds, 'text', 'secondary text'],
  ['accent', backgrounds, 'text', 'hovered links, focus'],
  ['danger', backgrounds, 'text', 'errors'],
  ['success', backgrounds, 'text', 'success messages'],
  ['warning', backgrounds, 'text', 'warnings'],
  ['control', backgrounds, 'part', 'edges of fields and switches'],
];

/** Text on a filled shape. The fill is the colour to change, because it is used on the backgrounds too. */
const inverse: readonly UsedPair[] = [
  { front: 'on-accent', back: 'accent', kind: 'text', use: 'the main action', adjust: 'back' },
  { front: 'paper', back: 'ink', kind: 'text', use: 'text on filled buttons and tooltips', adjust: 'back' },
];

/** Every pair of colours that a component of the kit uses. */
export const usedPairs: readonly UsedPair[] = [
  ...rows.flatMap(([front, backs, kind, use]) =>
    backs.map((back): UsedPair => ({ front, back, kind, use, adjust: 'front' })),
  ),
  ...inverse,
];

/** Returns the contrast that a pair needs by WCAG 2.2 level AA, or AAA in high contrast. */
export const minimumContrast = (kind: PairKind, isHighContrast: boolean): number =>
  ({ text: isHighContrast ? 7 : 4.5, part: isHighContrast ? 4.5 : 3 })[kind];
