import { parseIsoDate, type DiscountCodeState } from '@basin/domain';
import * as z from 'zod';
import { customerGroups } from '../catalogue/index.ts';
import { problem } from '../http/http-problem.ts';
import type { Db } from '../database/database.ts';

const moment = z.iso.datetime({ offset: true });
const cents = z.int().nonnegative();

/** An imported discount code for the goods of a cart: one line of NDJSON. */
export const discountSchema = z
  .strictObject({
    /** The id in carts; derived from the code when absent. */
    id: z.string().min(1).exactOptional(),
    code: z.string().regex(/^[A-Z0-9][A-Z0-9_-]*$/, 'must be capital letters and digits'),
    /** The discount on the goods in percent; alternatively `centAmount`, a fixed amount. */
    percent: z.number().positive().max(100).exactOptional(),
    centAmount: cents.exactOptional(),
    minimumCentAmount: cents.exactOptional(),
    customerGroups: z.array(z.enum(customerGroups)).exactOptional(),
    isActive: z.boolean(),
    validFrom: moment.exactOptional(),
    validUntil: moment.exactOptional(),
    /** Whether no other code applies beside this one. */
    stopsOthers: z.boolean(),
    maxApplications: z.int().positive().exactOptional(),
    /** The number of orders that used the code before the import. */
    applications: z.int().nonnegative().exactOptional(),
  })
  .refine(
    ({ percent, centAmount }) => (percent === undefined) !== (centAmount === undefined),
    'must have percent or centAmount',
  );

/** A discount code for the goods of a cart. */
export type DiscountCode = Required<Pick<z.output<typeof discountSchema>, 'id' | 'applications'>> &
  z.output<typeof discountSchema>;

/** The cart data that discount codes are checked against. */
export interface DiscountBasis {
  readonly goodsCentAmount: number;
  readonly customerGroup: string;
  readonly now: Date;
}

/** A code with its state and its discount. */
export interface AppliedCode {
  readonly discount: DiscountCode;
  readonly state: DiscountCodeState;
  readonly centAmount: number;
}

/**
 * Applies codes, whatever the order in which they were added: first those that stop others, then the larger amount.
 * Their sum never exceeds the price of the goods.
 *
 * @returns the codes in the given order
 */
export function applyCodes(codes: readonly DiscountCode[], basis: DiscountBasis): AppliedCode[] {
  let left = basis.goodsCentAmount;
  let isStopped = false;
  const candidates = codes.map((discount) => ({ discount, amountOff: amountOff(discount, basis.goodsCentAmount) }));
  const applied = new Map<DiscountCode, AppliedCode>();
  for (const { discount, amountOff } of candidates.toSorted(byPrecedence)) {
    const state = stateOf(discount, basis);
    if (state !== 'MatchesCart' || isStopped) {
      const stopped = 'ApplicationStoppedByPreviousDiscount';
      applied.set(discount, { discount, state: state === 'MatchesCart' ? stopped : state, centAmount: 0 });
      continue;
    }
    const centAmount = Math.min(left, amountOff);
    left -= centAmount;
    isStopped = discount.stopsOthers;
    applied.set(discount, { discount, state, centAmount });
  }
  return codes.flatMap((code) => applied.get(code) ?? []);
}

interface Candidate {
  readonly discount: DiscountCode;
  readonly amountOff: number;
}

const byPrecedence = (a: Candidate, b: Candidate): number =>
  Number(b.discount.stopsOthers) - Number(a.discount.stopsOthers) ||
  b.amountOff - a.amountOff ||
  (a.discount.code < b.discount.code ? -1 : 1);

function stateOf(discount: DiscountCode, { goodsCentAmount, customerGroup, now }: DiscountBasis): DiscountCodeState {
  if (!discount.isActive) return 'NotActive';
  if (!isInTime(discount, now)) return 'NotValid';
  if (discount.applications >= (discount.maxApplications ?? Infinity)) return 'MaxApplicationReached';
  const isForGroup = discount.customerGroups?.some((group) => group === customerGroup) ?? true;
  return isForGroup && goodsCentAmount >= (discount.minimumCentAmount ?? 0) ? 'MatchesCart' : 'DoesNotMatchCart';
}

const amountOff = ({ percent = 0, centAmount }: DiscountCode, goodsCentAmount: number): number =>
  centAmount ?? Math.round((goodsCentAmount * percent) / 100);

const isInTime = ({ validFrom, validUntil }: DiscountCode, now: Date): boolean =>
  (validFrom === undefined || momentOf(validFrom) <= now.getTime()) &&
  (validUntil === undefined || now.getTime() < momentOf(validUntil));

/** Returns NaN for an invalid date, which makes the code not valid. */
const momentOf = (date: string): number => parseIsoDate(date)?.getTime() ?? NaN;

/**
 * Finds a code that can be added now, in any letter case.
 *
 * @throws {HttpProblem} 400 when the code does not exist, has not started or has ended
 */
export async function findCode(db: Db, text: string, now: Date): Promise<DiscountCode> {
  const code = text.trim().toUpperCase();
  const row = await db.selectFrom('discount_codes').selectAll().where('code', '=', code).executeTakeFirst();
  if (!row) throw nonApplicable(text, 'DoesNotExist');
  const discount = discountFrom(row);
  if (!isInTime(discount, now)) throw nonApplicable(text, 'TimeRangeNonApplicable');
  return discount;
}

/** Finds the codes with these ids, in the given order. */
export async function findCodes(db: Db, ids: readonly string[]): Promise<DiscountCode[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('discount_codes')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, discountFrom(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

type Counted = 'id' | 'code' | 'applications';
type StoredCode = Pick<DiscountCode, Counted> & { readonly document: Omit<DiscountCode, Counted> };

const discountFrom = ({ document, id, code, applications }: StoredCode): DiscountCode => ({
  ...document,
  id,
  code,
  applications,
});

/** Returns the 400 for a code, or several, that the cart cannot use. */
export function nonApplicable(discountCode: string, reason: string) {
  const message = `The discountCode ${discountCode} cannot be applied to the cart.`;
  return problem(400, { code: 'DiscountCodeNonApplicable', message, discountCode, reason });
}
