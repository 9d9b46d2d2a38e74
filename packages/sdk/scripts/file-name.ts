/** The name of an area in paths: `sharedCart` is `shared-cart`. */
export const fileNameOf = (area: string): string => area.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
