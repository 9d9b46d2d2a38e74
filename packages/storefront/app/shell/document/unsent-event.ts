/** The event of the window when a form has not reached the shop. */
export const unsentEvent = 'basin:unsent';
