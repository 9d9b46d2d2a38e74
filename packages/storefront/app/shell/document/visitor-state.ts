/** Names the state or province where a visitor is; visitors of the same state share pages of products. */
export const visitorStateCookie = 'basin-state';

/** Returns the code of the state that a visitor's cookies name. */
export function visitorStateOf(cookies: Readonly<Record<string, string>>): string | undefined {
  const state = cookies[visitorStateCookie] ?? '';
  return /^[A-Z]{2}$/.test(state) ? state : undefined;
}

/** Whether a page says that something cannot be sent to the visitor's state, as the pages of products do. */
export const showsVisitorState = (pathname: string): boolean =>
  /^\/\w+\/(?:products\/[^/]+|support\/service-parts)\/[^/]/.test(pathname);
