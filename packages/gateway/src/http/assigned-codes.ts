import { invalidField } from './http-problem.ts';

/** The countries of ISO 3166-1. */
const countries: ReadonlySet<string> = new Set(
  `AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ
   CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR
   GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP
   KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT
   MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW
   SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ
   UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW`.split(/\s+/),
);

/** The one that carts are opened in. @see wire reference §13 */
const CURRENCY = 'USD';

const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** A locale of a language that there is, in a country that there is or a group of them: `en-US`, `fr_CA`, `es-419`. */
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
  readonly is: (text: string) => boolean;
  readonly complaint: string;
}

const locale: Code = { is: isLocale, complaint: 'There is no such locale.' };

/** By the names of the members that hold them. */
const codes: ReadonlyMap<string, Code> = new Map([
  ['country', { is: (text) => countries.has(text), complaint: 'There is no such country.' }],
  ['currencyCode', { is: (text) => text === CURRENCY, complaint: `Prices are in ${CURRENCY}.` }],
  ['locale', locale],
  ['lang', locale],
]);

/**
 * Refuses codes of countries and languages that nobody assigned, and amounts in other money than the shop's, wherever they stand in a part of a request.
 *
 * @throws {HttpProblem} 400
 */
export function expectAssignedCodes(value: unknown, path = ''): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    const field = path + name;
    const code = codes.get(name);
    if (code && typeof member === 'string' && !code.is(member)) {
      throw invalidField(field, member, `${field}: ${code.complaint}`);
    }
    expectAssignedCodes(member, `${field}.`);
  }
}
