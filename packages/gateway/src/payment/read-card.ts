import { hasCardNumber, passesLuhn, cardExpiryYears } from '@basin/domain';
import { findCardBrand, type CardBrand } from './card-brand.ts';

/** The fields of the card form, as typed. */
export interface CardForm {
  readonly number: string;
  readonly cvv: string;
  readonly expMonth: string;
  readonly expYear: string;
  readonly holderName: string;
}

/** A valid card. */
export interface Card {
  readonly number: string;
  readonly type: CardBrand['type'];
  readonly expMonth: string;
  readonly expYear: string;
  readonly holderName: string;
}

/** The problem of a field; numbers are the payment provider's codes. @see wire reference §25 */
export type CardProblem =
  '871' | '872' | '873' | '874' | '876' | '881' | '882' | '883' | 'expired' | 'expiry' | 'holder';

export type CardProblems = Partial<Record<'number' | 'cvv' | 'expiry' | 'holderName', CardProblem>>;

const minNumberLength = 13;
const maxNumberLength = 19;
const maxHolderLength = 64;

/** Validates the card form. Returns the card, or the problem of each invalid field. */
export function readCard(form: CardForm, now: Date): { card: Card } | { problems: CardProblems } {
  const number = form.number.replace(/[\s-]/g, '');
  const brand = findCardBrand(number);
  const found = {
    number: numberProblem(number, brand),
    cvv: cvvProblem(form.cvv.trim(), brand?.cvvLength ?? 3),
    expiry: expiryProblem(form, now),
    holderName: holderProblem(form.holderName.trim()),
  };
  const problems = Object.fromEntries(
    Object.entries(found).filter(([, problem]) => problem !== undefined),
  ) as CardProblems;
  if (!brand || Object.keys(problems).length > 0) return { problems };
  const { expMonth, expYear } = form;
  return { card: { number, type: brand.type, expMonth, expYear, holderName: form.holderName.trim() } };
}

function numberProblem(number: string, brand: CardBrand | undefined): CardProblem | undefined {
  if (!/^\d*$/.test(number)) return '874';
  const lengths = brand?.lengths ?? [minNumberLength, maxNumberLength];
  if (number.length < Math.min(...lengths)) return '872';
  if (number.length > Math.max(...lengths)) return '873';
  if (!brand?.lengths.includes(number.length)) return '876';
  return passesLuhn(number) ? undefined : '871';
}

function cvvProblem(cvv: string, length: number): CardProblem | undefined {
  if (!/^\d*$/.test(cvv)) return '881';
  if (cvv.length < length) return '882';
  return cvv.length > length ? '883' : undefined;
}

function expiryProblem({ expMonth, expYear }: CardForm, now: Date): CardProblem | undefined {
  const [month, year] = [Number(expMonth), Number(expYear)];
  const isListed = /^(0[1-9]|1[0-2])$/.test(expMonth) && cardExpiryYears(now).includes(year);
  if (!isListed) return 'expiry';
  return Date.UTC(year, month) <= now.getTime() ? 'expired' : undefined; // valid until the end of its month
}

const holderProblem = (name: string): CardProblem | undefined =>
  name === '' || name.length > maxHolderLength || /\d{4}/.test(name) || hasCardNumber(name) ? 'holder' : undefined;
