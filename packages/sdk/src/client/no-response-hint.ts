/**
 * Returns what to look at when a request got no response: whether the system runs, and for a page of another origin CORS,
 * since a browser does not tell scripts whether it blocked a response.
 */
export function noResponseHint({ baseURL }: { readonly baseURL: string | undefined }): string {
  if (baseURL === undefined || !URL.canParse(baseURL)) return '';
  const { origin } = new URL(baseURL);
  const page = (globalThis as { location?: { readonly origin?: string } }).location?.origin;
  if (page === undefined) return `. See that ${origin} is running and can be reached from here`;
  if (origin === page) return '';
  return `. If ${origin} is reachable, CORS may be the cause: it must allow ${page} (CORS_ORIGINS of the gateway)`;
}
