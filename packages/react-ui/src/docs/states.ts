import { arabic, pseudo, thrice } from './rewrite-texts.ts';

/** What a component is looked at in: a page of its own with other attributes, styles, width or texts. */
export interface State {
  readonly id: string;
  readonly title: string;
  readonly page?: Readonly<Record<string, string>>;
  readonly rewrite?: (css: string) => string;
  readonly widthPx?: number;
  readonly text?: (text: string) => string;
}

// as specific as the pseudo-class that it stands for
const operable = ':is([href], [tabindex], button, input, select, textarea, summary)';
const systemColors = `
  *, ::before, ::after { border-color: CanvasText !important; box-shadow: none !important; text-shadow: none !important; }
  :where(:not(svg, svg *, [type='range'])) { background-color: Canvas !important; color: CanvasText !important; }
  a { color: LinkText !important; }
  button, summary { color: ButtonText !important; }
`;

/** Everything that takes the focus looks as if it had it. */
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
  { id: 'long', title: 'Long text', text: thrice },
  { id: 'pseudo', title: 'Pseudo-locale', text: pseudo },
];

/** The story of a page that is shown in every state, where it is not `Default`. */
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

/** What shows the base of a page, when it is closed at first. */
export const openArgs: Readonly<Record<string, object>> = {
  Dialog: { open: true },
  Drawer: { open: true },
  Popover: { open: true },
  Tooltip: { open: true },
};

/** Pages whose components lie over the page: their frames need a height. */
export const frameHeightsPx: Readonly<Record<string, number>> = {
  Dialog: 420,
  Drawer: 420,
  Popover: 320,
  ToastRegion: 160,
  Tooltip: 220,
};

/** Names of stories that show a state of content. */
export const contentStates: Readonly<Record<string, RegExp>> = {
  French: /^French/,
  Disabled: /Disabled/,
  Error: /Problem|Failed|Failure/,
  Loading: /Loading|Pending|Uploading/,
  Empty: /^(Empty|None|NothingFound|NoPictures|NothingLoads)$/,
};
