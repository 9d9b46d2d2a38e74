// Generated from tokens.json by scripts/generate-tokens.ts.

/** Values of `data-theme`; without it the system decides. */
export const themes = ['light', 'dark', 'contrast'] as const;

/** Values of `data-density`; without it there is room. */
export const densities = ['compact'] as const;

/** Widths at which layout changes. */
export const breakpointsPx = {
  mobile: 767,
  tablet: 768,
  desktop: 1280,
  row: 1025,
} as const;

/** Widths at which pictures change. */
export const pictureBreakpointsPx = {
  small: 425,
  portrait: 768,
  landscape: 1024,
  wide: 1440,
} as const;

/** Steps of `--basin-space-*`. */
export const space = {
  '1': '0.25rem',
  '2': '0.5rem',
  '3': '0.75rem',
  '4': '1rem',
  '5': '1.5rem',
  '6': '2rem',
  '7': '3rem',
  '8': '4rem',
  '9': '6rem',
  '10': '8rem',
} as const;

/** Sizes of `--basin-text-*`. */
export const text = {
  xs: '0.8125rem',
  s: '0.875rem',
  m: '1rem',
  l: 'clamp(1.125rem, 1.083rem + 0.185vw, 1.25rem)',
  title: 'clamp(1.375rem, 1.292rem + 0.37vw, 1.625rem)',
  heading: 'clamp(1.75rem, 1.542rem + 0.926vw, 2.375rem)',
  display: 'clamp(2.25rem, 1.75rem + 2.222vw, 3.75rem)',
  hero: 'clamp(2.75rem, 1.833rem + 4.074vw, 5.5rem)',
} as const;

/** Colours of `--basin-color-*` by scheme. */
export const colors = {
  light: {
    paper: '#f7f7f7',
    surface: '#ffffff',
    sunken: '#eaeaea',
    ink: '#1a1a1a',
    muted: '#565656',
    line: '#1a1a1a1f',
    control: '#7d7d7d',
    accent: '#2f5674',
    'on-accent': '#ffffff',
    danger: '#a12a1e',
    success: '#2c6541',
    warning: '#7a5200',
  },
  dark: {
    paper: '#151515',
    surface: '#1e1e1e',
    sunken: '#282828',
    ink: '#f0f0f0',
    muted: '#b0b0b0',
    line: '#f0f0f026',
    control: '#868686',
    accent: '#9cc3e2',
    'on-accent': '#151515',
    danger: '#f2988f',
    success: '#8fcba4',
    warning: '#e3b868',
  },
  'contrast-light': {
    paper: '#ffffff',
    surface: '#ffffff',
    sunken: '#ffffff',
    ink: '#000000',
    muted: '#262626',
    line: '#000000',
    control: '#000000',
    accent: '#123a5c',
    'on-accent': '#ffffff',
    danger: '#850b00',
    success: '#0a4420',
    warning: '#523600',
  },
  'contrast-dark': {
    paper: '#000000',
    surface: '#000000',
    sunken: '#000000',
    ink: '#ffffff',
    muted: '#e3e3e3',
    line: '#ffffff',
    control: '#ffffff',
    accent: '#b9dcff',
    'on-accent': '#000000',
    danger: '#ffc2bb',
    success: '#b8f0ca',
    warning: '#ffd98a',
  },
} as const;
