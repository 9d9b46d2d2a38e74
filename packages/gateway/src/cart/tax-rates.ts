/** A tax: its name, and its rate as a fraction of the net amount. */
export interface TaxRate {
  readonly name: string;
  readonly rate: number;
}

// combined state and average local sales tax, in percent: an estimate for a shop without tax software
const statePercents: Readonly<Record<string, number>> = {
  AL: 9.29,
  AK: 0,
  AZ: 8.38,
  AR: 9.45,
  CA: 8.85,
  CO: 7.81,
  CT: 6.35,
  DE: 0,
  DC: 6,
  FL: 7,
  GA: 7.38,
  HI: 4.5,
  ID: 6.03,
  IL: 8.86,
  IN: 7,
  IA: 6.94,
  KS: 8.65,
  KY: 6,
  LA: 9.56,
  ME: 5.5,
  MD: 6,
  MA: 6.25,
  MI: 6,
  MN: 8.04,
  MS: 7.06,
  MO: 8.39,
  MT: 0,
  NE: 6.97,
  NV: 8.24,
  NH: 0,
  NJ: 6.6,
  NM: 7.62,
  NY: 8.53,
  NC: 7,
  ND: 7.04,
  OH: 7.24,
  OK: 8.99,
  OR: 0,
  PA: 6.34,
  RI: 7,
  SC: 7.5,
  SD: 6.11,
  TN: 9.55,
  TX: 8.2,
  UT: 7.25,
  VT: 6.36,
  VA: 5.77,
  WA: 9.38,
  WV: 6.57,
  WI: 5.5,
  WY: 5.44,
};

const federal: TaxRate = { name: 'GST', rate: 0.05 };
const withProvincial = (name: string, percent: number): TaxRate[] => [federal, { name, rate: percent / 100 }];
const harmonised = (percent: number): TaxRate[] => [{ name: 'HST', rate: percent / 100 }];

const provinceRates: Readonly<Record<string, readonly TaxRate[]>> = {
  AB: [federal],
  BC: withProvincial('PST', 7),
  MB: withProvincial('RST', 7),
  NB: harmonised(15),
  NL: harmonised(15),
  NS: harmonised(14),
  NT: [federal],
  NU: [federal],
  ON: harmonised(13),
  PE: harmonised(15),
  QC: withProvincial('QST', 9.975),
  SK: withProvincial('PST', 6),
  YT: [federal],
};

/** Returns the taxes of a state or province by its two-letter code, or undefined when the shop has no rate. */
export function taxRates(country: string, state: string): readonly TaxRate[] | undefined {
  if (country === 'CA') return provinceRates[state];
  const percent = country === 'US' ? statePercents[state] : undefined;
  return percent === undefined ? undefined : [{ name: 'state', rate: percent / 100 }];
}
