/** The cookie with the visitor's state or province. Visitors from the same state share product pages. */
export const visitorStateCookie = 'basin-state';

/** Returns the state code in a visitor's cookies. */
export function visitorStateOf(cookies: Readonly<Record<string, string>>): string | undefined {
  const state = cookies[visitorStateCookie] ?? '';
  return /^[A-Z]{2}$/.test(state) ? state : undefined;
}

/** Whether a page depends on the visitor's state, as product pages do for shipping restrictions. */
export const showsVisitorState = (pathname: string): boolean =>
  /^\/\w+\/(?:products\/[^/]+|support\/service-parts)\/[^/]/.test(pathname);
