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
