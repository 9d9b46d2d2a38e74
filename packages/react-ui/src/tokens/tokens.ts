// Generated from tokens.json by scripts/generate-tokens.ts.

/** Values of `data-theme`; without it the system decides. */
export const themes = ['light', 'dark', 'contrast'] as const;

/** Values of `data-brand`. */
export const brands = ['fixtures', 'kitchen', 'tile'] as const;

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

/** The paper of each brand by scheme, for the bars of a browser. */
export const papers = {
  fixtures: {
    light: '#f7f4ef',
    dark: '#161513',
  },
  kitchen: {
    light: '#f6f1e9',
    dark: '#171412',
  },
  tile: {
    light: '#f3f4f2',
    dark: '#131615',
  },
} as const;

/** Colours of `--basin-color-*` by scheme. */
export const colors = {
  light: {
    paper: '#f7f4ef',
    surface: '#ffffff',
    sunken: '#ece7df',
    ink: '#1b1a18',
    muted: '#5d574e',
    line: '#1b1a181f',
    control: '#857d71',
    accent: '#83612c',
    'on-accent': '#ffffff',
    danger: '#a12a1e',
    success: '#2c6541',
    warning: '#7a5200',
  },
  dark: {
    paper: '#161513',
    surface: '#1f1e1b',
    sunken: '#292723',
    ink: '#f3efe8',
    muted: '#b5aea2',
    line: '#f3efe826',
    control: '#8b8478',
    accent: '#cda96b',
    'on-accent': '#161513',
    danger: '#f2988f',
    success: '#8fcba4',
    warning: '#e3b868',
  },
  'contrast-light': {
    paper: '#ffffff',
    surface: '#ffffff',
    sunken: '#ffffff',
    ink: '#000000',
    muted: '#262522',
    line: '#000000',
    control: '#000000',
    accent: '#573c10',
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
    muted: '#e6e2da',
    line: '#ffffff',
    control: '#ffffff',
    accent: '#ffd88f',
    'on-accent': '#000000',
    danger: '#ffc2bb',
    success: '#b8f0ca',
    warning: '#ffd98a',
  },
  'kitchen-light': {
    paper: '#f6f1e9',
    surface: '#ffffff',
    sunken: '#ebe3d7',
    ink: '#1b1a18',
    muted: '#5d574e',
    line: '#1b1a181f',
    control: '#857d71',
    accent: '#8f4c2a',
    'on-accent': '#ffffff',
    danger: '#a12a1e',
    success: '#2c6541',
    warning: '#7a5200',
  },
  'kitchen-dark': {
    paper: '#171412',
    surface: '#1f1e1b',
    sunken: '#2b2622',
    ink: '#f3efe8',
    muted: '#b5aea2',
    line: '#f3efe826',
    control: '#8b8478',
    accent: '#e2a07a',
    'on-accent': '#161513',
    danger: '#f2988f',
    success: '#8fcba4',
    warning: '#e3b868',
  },
  'tile-light': {
    paper: '#f3f4f2',
    surface: '#ffffff',
    sunken: '#e5e8e4',
    ink: '#1b1a18',
    muted: '#5d574e',
    line: '#1b1a181f',
    control: '#857d71',
    accent: '#2f6560',
    'on-accent': '#ffffff',
    danger: '#a12a1e',
    success: '#2c6541',
    warning: '#7a5200',
  },
  'tile-dark': {
    paper: '#131615',
    surface: '#1f1e1b',
    sunken: '#242928',
    ink: '#f3efe8',
    muted: '#b5aea2',
    line: '#f3efe826',
    control: '#8b8478',
    accent: '#86c2b7',
    'on-accent': '#161513',
    danger: '#f2988f',
    success: '#8fcba4',
    warning: '#e3b868',
  },
} as const;
