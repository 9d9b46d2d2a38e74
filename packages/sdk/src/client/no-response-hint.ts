/**
 * Returns a hint for a request without a response: check whether the system runs, and CORS for a page of another
 * origin, because a browser does not report blocked responses to scripts.
 */
export function noResponseHint({ baseURL }: { readonly baseURL: string | undefined }): string {
  if (baseURL === undefined || !URL.canParse(baseURL)) return '';
  const { origin } = new URL(baseURL);
  const page = (globalThis as { location?: { readonly origin?: string } }).location?.origin;
  if (page === undefined) return `. Check that ${origin} is running and reachable from here`;
  if (origin === page) return '';
  return `. If ${origin} is reachable, CORS may be the cause: it must allow ${page} (CORS_ORIGINS of the gateway)`;
}
