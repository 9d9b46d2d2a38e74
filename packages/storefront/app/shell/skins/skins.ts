// Generated from the JSON files of the skins: npm run generate.

/** Values of `data-brand`. */
export const skins = ['fixtures', 'kitchen', 'tile'] as const;

/** The paper of each skin by scheme, for the bars of a browser. */
export const papers = {
  fixtures: { light: '#f7f4ef', dark: '#161513' },
  kitchen: { light: '#f6f1e9', dark: '#171412' },
  tile: { light: '#f3f4f2', dark: '#131615' },
} as const;
