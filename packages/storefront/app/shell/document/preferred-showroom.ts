/** The cookie with the visitor's preferred showroom: the last part of its path. */
export const preferredShowroomCookie = 'basin-showroom';

/** Whether a page marks the visitor's preferred showroom. */
export const showsPreferredShowroom = (pathname: string): boolean =>
  /^\/\w+\/(?:locations|find-a-showroom)(?:\/|$)/.test(pathname);
