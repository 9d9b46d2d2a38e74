const name = /^[A-Za-z0-9!#$%&'*+/=?^`{|}~][\w!#$%&'*+/=?^`{|}~-]*(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;

/** Domain labels in letters of any script or in ASCII form (`xn--…`), with hyphens only inside. */
const domain =
  /^(?:[\p{L}\p{M}\p{Nd}]+(?:-+[\p{L}\p{M}\p{Nd}]+)*\.)+(?:\p{L}[\p{L}\p{M}]{1,62}|xn--[a-z0-9]+(?:-+[a-z0-9]+)*)$/iu;

/**
 * Returns whether a string is an e-mail address by the strict pattern: it does not begin with a dot, hyphen or
 * underscore, and its domain, which may be international (`pat@bücher.example`), has a top-level part.
 *
 * @see platform spec §5
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  return text.length <= 254 && at > 0 && at <= 64 && name.test(text.slice(0, at)) && domain.test(text.slice(at + 1));
}

/**
 * Returns whether a string looks like an e-mail address: some text, one at sign, and some text with a dot.
 *
 * @see platform spec §5
 */
export function isSimpleEmail(text: string): boolean {
  const [name = '', domain = '', ...more] = text.split('@');
  if (name === '' || more.length > 0 || /\s/.test(text)) return false;
  return domain.slice(1).includes('.') && !domain.endsWith('.');
}

/**
 * Returns whether an e-mail address belongs to one of the company domains or to a subdomain; case is ignored.
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

/**
 * Returns an e-mail address in the form in which it is stored and compared: trimmed and in lower case.
 *
 * @see platform spec §5
 */
export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase();
}
