/** Returns an image request at print resolution, cropped to the aspect ratio when one is given. */
export const printImage = (widthPx: number, aspect?: number) =>
  ({ widthPx, format: 'jpeg', quality: 88, fit: 'constrain', aspect, heightPx: undefined }) as const;
