const allowedSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:', 'sms:']);

/** Returns the URL when it is safe for a link, that is relative or with a scheme that cannot run a script; otherwise undefined. */
export function safeHref(href: string): string | undefined {
  // Browsers ignore control characters and leading whitespace when they parse the scheme.
  // eslint-disable-next-line no-control-regex -- matches exactly those characters
  const read = href.replace(/[\u0000-\u0020\u007f]/g, '');
  const scheme = /^[^/?#:]*:/.exec(read)?.[0].toLowerCase();
  return scheme === undefined || allowedSchemes.has(scheme) ? href : undefined;
}
