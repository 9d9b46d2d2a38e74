import type { SchemeName } from '../brand/css-values.ts';

/** The colour schemes in words. */
export const schemeTitles: Readonly<Record<SchemeName, string>> = {
  light: 'Light',
  dark: 'Dark',
  'contrast-light': 'High contrast, light',
  'contrast-dark': 'High contrast, dark',
};
