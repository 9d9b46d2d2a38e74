const address = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z0-9]+(?:-+[a-z0-9]+)*\.)+[a-z]{2,63}$/i;

/**
 * Whether a text is an e-mail address by the strict pattern: it does not begin with a dot, hyphen or underscore,
 * and its domain has an ending.
 *
 * @see platform spec §5
 */
export function isEmail(text: string): boolean {
  return text.length <= 254 && text.lastIndexOf('@') <= 64 && !'_-'.includes(text.charAt(0)) && address.test(text);
}
