/** Names the showroom that a visitor has made their own: the last part of its path. */
export const myShowroomCookie = 'basin-showroom';

/** Whether a page shows which showroom is the visitor's own. */
export const showsMyShowroom = (pathname: string): boolean =>
  /^\/\w+\/(?:locations|find-a-showroom)(?:\/|$)/.test(pathname);
