/** Returns the file name of an area: `sharedCart` is `shared-cart`. */
export const fileNameOf = (area: string): string => area.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
