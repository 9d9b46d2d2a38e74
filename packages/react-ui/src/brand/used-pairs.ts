/** How large or heavy what stands on a colour is: text, or large text and parts such as edges and icons. */
export type PairKind = 'text' | 'part';

/** A colour of the kit that stands on another one. */
export interface UsedPair {
  readonly front: string;
  readonly back: string;
  readonly kind: PairKind;
  /** What a reader sees in these colours. */
  readonly use: string;
  /** The one of the two to change when they are too close. */
  readonly adjust: 'front' | 'back';
}

/** What text and parts stand on. */
export const grounds = ['paper', 'surface', 'sunken'] as const;

const rows: readonly (readonly [front: string, backs: readonly string[], kind: PairKind, use: string])[] = [
  ['ink', grounds, 'text', 'text and headings'],
  ['muted', grounds, 'text', 'secondary text'],
  ['accent', grounds, 'text', 'links under the pointer, focus'],
  ['danger', grounds, 'text', 'errors'],
  ['success', grounds, 'text', 'what succeeded'],
  ['warning', grounds, 'text', 'warnings'],
  ['control', grounds, 'part', 'edges of fields and switches'],
];

/** Text on a filled shape, whose colour is the one to change: it stands on the grounds too. */
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

/** The contrast that a pair needs, after WCAG 2.2 at AA; in high contrast at AAA. */
export const leastContrast = (kind: PairKind, isHighContrast: boolean): number =>
  ({ text: isHighContrast ? 7 : 4.5, part: isHighContrast ? 4.5 : 3 })[kind];
