const local = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;
const label = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

/**
 * Whether a text is an e-mail address by the strict pattern: it does not begin with a dot, hyphen or underscore,
 * and its domain has an ending.
 *
 * @see platform spec §5
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  if (text.length > 254 || at > 64 || /^[._-]/.test(text)) return false;
  const labels = text.slice(at + 1).split('.');
  const ending = labels.length > 1 ? (labels.pop() ?? '') : '';
  return (
    local.test(text.slice(0, Math.max(at, 0))) &&
    labels.every((name) => label.test(name)) &&
    /^[a-z]{2,63}$/i.test(ending)
  );
}
