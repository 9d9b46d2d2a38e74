/** A picture as large as paper needs it; square when it is cut. */
export const printImage = (widthPx: number, aspect?: number) =>
  ({ widthPx, format: 'jpeg', quality: 88, fit: 'constrain', aspect, heightPx: undefined }) as const;
