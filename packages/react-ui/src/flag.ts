/** Returns the value of a boolean data attribute. */
export const flag = (on: boolean | undefined) => (on === true ? '' : undefined);
