/**
 * Returns the likely cause of a request without a response from another origin, or '' outside a page. A browser does not
 * tell scripts whether CORS blocked a response.
 */
export function corsHint({ baseURL }: { readonly baseURL: string | undefined }): string {
  const page = (globalThis as { location?: { readonly origin?: string } }).location?.origin;
  if (page === undefined || baseURL === undefined || !URL.canParse(baseURL)) return '';
  const { origin } = new URL(baseURL);
  if (origin === page) return '';
  return `. If ${origin} is reachable, CORS may be the cause: it must allow ${page} (CORS_ORIGINS of the gateway)`;
}
