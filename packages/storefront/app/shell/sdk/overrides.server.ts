/** Returns the browser's gateway overrides, as set on the gateway's `/overrides` page. For development only. */
export const overridesOf = ({ headers }: Request): string | null =>
  new URLSearchParams(headers.get('Cookie')?.replaceAll('; ', '&')).get('basin-overrides');
