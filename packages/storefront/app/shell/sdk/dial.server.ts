/** How the browser has dialled the gateway, as the gateway's page at `/dial` wrote it: for development only. */
export const dialOf = ({ headers }: Request): string | null =>
  new URLSearchParams(headers.get('Cookie')?.replaceAll('; ', '&')).get('basin-dial');
