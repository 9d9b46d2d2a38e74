/** The value of a data attribute that is either there or not. */
export const flag = (on: boolean | undefined) => (on === true ? '' : undefined);
