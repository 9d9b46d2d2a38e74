import { invalidField } from './http-problem.ts';

/** The countries of ISO 3166-1. */
export const countries: ReadonlySet<string> = new Set(
  `AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ
   CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR
   GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP
   KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT
   MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW
   SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ
   UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW`.split(/\s+/),
);

/** The currency of carts. @see wire reference §13 */
const currency = 'USD';

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Whether a locale has an assigned language and, if any, an assigned country or region: `en-US`, `fr_CA`, `es-419`. */
function isLocale(text: string): boolean {
  try {
    const { language, region } = new Intl.Locale(text.replaceAll('_', '-'));
    return (
      languages.of(language) !== undefined && (region === undefined || /^\d/.test(region) || countries.has(region))
    );
  } catch {
    return false;
  }
}

interface Code {
  readonly isValid: (text: string) => boolean;
  readonly message: string;
}

const locale: Code = { isValid: isLocale, message: 'The locale is unknown.' };

/** The code types by member name. */
const codes: ReadonlyMap<string, Code> = new Map([
  ['country', { isValid: (text) => countries.has(text), message: 'The country code is unknown.' }],
  ['currencyCode', { isValid: (text) => text === currency, message: `Prices are in ${currency}.` }],
  ['locale', locale],
  ['lang', locale],
]);

/**
 * Rejects unassigned country and language codes, and currencies other than the shop's, at any depth of a request part.
 *
 * @throws {HttpProblem} 400 that names the field
 */
export function expectAssignedCodes(value: unknown, path = ''): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    const field = path + name;
    const code = codes.get(name);
    if (code && typeof member === 'string' && !code.isValid(member)) {
      throw invalidField(field, member, `${field}: ${code.message}`);
    }
    expectAssignedCodes(member, `${field}.`);
  }
}
