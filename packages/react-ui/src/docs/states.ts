import { arabic, pseudo, tripled } from './rewrite-texts.ts';

/** A state in which a component is shown: a separate document with other attributes, styles, width or texts. */
export interface State {
  readonly id: string;
  readonly title: string;
  readonly page?: Readonly<Record<string, string>>;
  readonly rewrite?: (css: string) => string;
  readonly widthPx?: number;
  readonly text?: (text: string) => string;
}

// as specific as the pseudo-class that it replaces
const operable = ':is([href], [tabindex], button, input, select, textarea, summary)';
// a transparent background stays transparent in forced colours: the input that covers a swatch does not hide it
const systemColors = `
  *, ::before, ::after { border-color: CanvasText !important; box-shadow: none !important; text-shadow: none !important; }
  :where(:not(svg, svg *, [type='range'], [data-part='swatch-picker-input'])) { background-color: Canvas !important; color: CanvasText !important; }
  a { color: LinkText !important; }
  button, summary { color: ButtonText !important; }
`;

/** Makes every focusable element look focused. */
export const focused = (css: string): string => css.replaceAll(/:focus(?:-visible)?(?![\w-])/g, operable);

/** The states that every component has. */
export const states: readonly State[] = [
  { id: 'light', title: 'Light' },
  { id: 'dark', title: 'Dark', page: { 'data-theme': 'dark' } },
  { id: 'contrast', title: 'High contrast', page: { 'data-theme': 'contrast' } },
  { id: 'compact', title: 'Compact', page: { 'data-density': 'compact' } },
  { id: 'hover', title: 'Hover', rewrite: (css) => css.replaceAll(/:hover(?![\w-])/g, ':not(.not-pointed-at)') },
  { id: 'focus', title: 'Focus', rewrite: focused },
  {
    id: 'forced-colors',
    title: 'Forced colours',
    rewrite: (css) => css.replaceAll('(forced-colors: active)', 'all') + systemColors,
  },
  {
    id: 'reduced-motion',
    title: 'Reduced motion',
    rewrite: (css) => css.replaceAll('(prefers-reduced-motion: reduce)', 'all'),
  },
  { id: 'narrow', title: '320 px', widthPx: 320 },
  { id: 'rtl', title: 'Right to left', page: { dir: 'rtl' }, text: arabic },
  { id: 'large-text', title: '200 % text', rewrite: (css) => `${css} :root { font-size: 200% !important; }` },
  { id: 'long', title: 'Long text', text: tripled },
  { id: 'pseudo', title: 'Pseudo-locale', text: pseudo },
];

/** The story of a page that is shown in every state, if it is not `Default`. */
export const baseStories: Readonly<Record<string, string>> = {
  Badge: 'Tones',
  Button: 'Primary',
  CartLine: 'Medium',
  DescriptionList: 'Facts',
  Disclosure: 'Open',
  Icon: 'All',
  Layout: 'Columns',
  Link: 'InText',
  Notice: 'Tones',
  Price: 'Sale',
  Skeleton: 'Shapes',
  SkipLink: 'Focused',
  SwatchList: 'Narrow',
  ToastRegion: 'Confirmation',
  Typography: 'Headings',
};

/** Arguments that open the base story of a page that is initially closed. */
export const openArgs: Readonly<Record<string, object>> = {
  Dialog: { open: true },
  Drawer: { open: true },
  Popover: { open: true },
  Tooltip: { open: true },
};

/** Frame heights of pages whose components cover the page. */
export const frameHeightsPx: Readonly<Record<string, number>> = {
  Dialog: 420,
  Drawer: 420,
  Popover: 320,
  ToastRegion: 160,
  Tooltip: 220,
};

/** Patterns of story names that show a content state. */
export const contentStates: Readonly<Record<string, RegExp>> = {
  French: /^French/,
  Disabled: /Disabled/,
  Error: /Problem|Failed|Failure/,
  Loading: /Loading|Pending|Uploading/,
  Empty: /^(Empty|None|NothingFound|NoPictures|NothingLoads)$/,
};
