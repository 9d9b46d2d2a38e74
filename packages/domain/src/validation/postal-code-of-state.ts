/** First three digits of the ZIP codes of each state, as ranges. @see Publication 65 of the United States Postal Service */
// prettier-ignore
const zipPrefixes: Readonly<Record<string, string>> = {
  AL: '350-369', AK: '995-999', AZ: '850-865', AR: '716-729', CA: '900-961', CO: '800-816', CT: '060-069', DC: '200-205 569',
  DE: '197-199', FL: '320-349', GA: '300-319 398-399', HI: '967-968', IA: '500-528', ID: '832-838', IL: '600-629', IN: '460-479',
  KS: '660-679', KY: '400-427', LA: '700-714', MA: '010-027 055-055', MD: '206-219', ME: '039-049', MI: '480-499', MN: '550-567',
  MO: '630-658', MS: '386-397', MT: '590-599', NC: '270-289', ND: '580-588', NE: '680-693', NH: '030-038', NJ: '070-089',
  NM: '870-884', NV: '889-898', NY: '005-005 063-063 100-149', OH: '430-459', OK: '730-731 734-749', OR: '970-979', PA: '150-196',
  PR: '006-007 009-009', RI: '028-029', SC: '290-299', SD: '570-577', TN: '370-385', TX: '733-733 750-799 885-885', UT: '840-847', VA: '201-201 220-246',
  VT: '050-059', WA: '980-994', WI: '530-549', WV: '247-268', WY: '820-834',
};

/** First characters of the postal codes of each province and territory. @see the addressing guidelines of Canada Post */
// prettier-ignore
const provincePrefixes: Readonly<Record<string, string>> = {
  AB: 'T', BC: 'V', MB: 'R', NB: 'E', NL: 'A', NS: 'B', NT: 'X0E X0G X1', NU: 'X0A X0B X0C', ON: 'K L M N P', PE: 'C',
  QC: 'G H J', SK: 'S', YT: 'Y',
};

/**
 * Returns whether a postal code can belong to a state or province, by its first three digits in the United States and
 * by its first characters in Canada. Case and surrounding spaces are ignored. A state that is not in the tables, such as a
 * territory, accepts every code.
 */
export function isPostalCodeOfState(postalCode: string, state: string): boolean {
  const code = postalCode.trim().toUpperCase();
  const stateCode = state.trim().toUpperCase();
  const prefixes = codesOf(provincePrefixes, stateCode)?.split(' ');
  if (prefixes !== undefined) return prefixes.some((prefix) => code.startsWith(prefix));
  const ranges = codesOf(zipPrefixes, stateCode)?.split(' ');
  return ranges === undefined || ranges.some((range) => isWithin(code.slice(0, 3), range));
}

const codesOf = (codes: Readonly<Record<string, string>>, state: string) =>
  Object.hasOwn(codes, state) ? codes[state] : undefined;

function isWithin(prefix: string, range: string): boolean {
  const [first = '', last = first] = range.split('-');
  return first <= prefix && prefix <= last;
}
