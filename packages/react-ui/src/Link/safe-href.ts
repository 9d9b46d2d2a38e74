const allowedSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:']);

/** The address when a link may carry it, else `undefined`: relative, or of a scheme that runs no script. */
export function safeHref(href: string): string | undefined {
  // Browsers drop control characters and leading blanks before they read the scheme.
  // eslint-disable-next-line no-control-regex -- those are the characters meant
  const read = href.replace(/[\u0000-\u0020\u007f]/g, '');
  const scheme = /^[^/?#:]*:/.exec(read)?.[0].toLowerCase();
  return scheme === undefined || allowedSchemes.has(scheme) ? href : undefined;
}
