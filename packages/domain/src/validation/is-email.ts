const local = /^[a-z0-9!#$%&'*+/=?^`{|}~][a-z0-9!#$%&'*+/=?^_`{|}~-]*(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const host = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*\.[a-z]{2,63}$/i;

/**
 * Whether a text is an e-mail address by the strict pattern: it does not begin with a dot, hyphen or underscore,
 * and its domain has an ending.
 *
 * @see platform spec §5
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  return text.length <= 254 && at > 0 && at <= 64 && local.test(text.slice(0, at)) && host.test(text.slice(at + 1));
}
