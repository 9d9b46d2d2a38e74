/** How the browser has overridden the gateway, as the gateway's page at `/overrides` wrote it: for development only. */
export const overridesOf = ({ headers }: Request): string | null =>
  new URLSearchParams(headers.get('Cookie')?.replaceAll('; ', '&')).get('basin-overrides');
