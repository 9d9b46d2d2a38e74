/** The weekdays as opening hours name them, in the order of `Date.prototype.getDay`. */
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
