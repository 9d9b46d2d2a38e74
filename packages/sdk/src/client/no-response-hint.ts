/**
 * Returns a hint for a request without a response: check whether the system runs, and CORS for a page of another
 * origin, because a browser does not report blocked responses to scripts.
 */
export function noResponseHint(baseURL: string): string {
  if (!URL.canParse(baseURL)) return '';
  const { origin } = new URL(baseURL);
  const page = (globalThis as { location?: { readonly origin?: string } }).location?.origin;
  if (origin === page) return '';
  const reach = page ? `allows ${page} by CORS (CORS_ORIGINS of the gateway)` : 'reachable';
  return `. Check that ${origin} is running and ${reach}`;
}
