const name = /^[A-Za-z0-9!#$%&'*+/=?^`{|}~][\w!#$%&'*+/=?^`{|}~-]*(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;

/** Parts of a domain in letters of any script or in their ASCII form (`xn--…`), hyphens only inside. */
const domain =
  /^(?:[\p{L}\p{M}\p{Nd}]+(?:-+[\p{L}\p{M}\p{Nd}]+)*\.)+(?:\p{L}[\p{L}\p{M}]{1,62}|xn--[a-z0-9]+(?:-+[a-z0-9]+)*)$/iu;

/**
 * Returns whether a text is an e-mail address by the strict pattern: it does not begin with a dot, hyphen or underscore, and its domain,
 * which may be an international one (`pat@bücher.example`), has an ending.
 *
 * @see platform spec §5
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  return text.length <= 254 && at > 0 && at <= 64 && name.test(text.slice(0, at)) && domain.test(text.slice(at + 1));
}

/** Whether a text looks like an e-mail address: something, one at sign, something with a dot. @see platform spec §5 */
export function isSimpleEmail(text: string): boolean {
  const [name = '', domain = '', ...more] = text.split('@');
  if (name === '' || more.length > 0 || /\s/.test(text)) return false;
  return domain.slice(1).includes('.') && !domain.endsWith('.');
}

/**
 * Whether an e-mail address belongs to one of the companies' domains or a domain under it; case does not matter.
 *
 * @param domains such as `example.com`
 * @see platform spec §5
 */
export function isCompanyEmail(email: string, domains: readonly string[]): boolean {
  const domain = email
    .slice(email.lastIndexOf('@') + 1)
    .trim()
    .toLowerCase();
  if (!email.includes('@') || domain === '') return false;
  return domains
    .map((company) => company.toLowerCase())
    .some((company) => domain === company || domain.endsWith(`.${company}`));
}

/** An e-mail address as it is stored and compared: trimmed and in lower case. @see platform spec §5 */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}
