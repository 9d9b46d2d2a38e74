import { parseIsoDate, type DiscountCodeState } from '@basin/domain';
import * as z from 'zod';
import { customerGroups } from '../catalogue/index.ts';
import { problem } from '../http/http-problem.ts';
import type { Db } from '../database/database.ts';

const moment = z.iso.datetime({ offset: true });
const cents = z.int().nonnegative();

/** A code that takes something off the goods of a cart, as it is imported: one line of NDJSON. */
export const discountSchema = z
  .strictObject({
    /** What carts know it by; made of the code when it is missing. */
    id: z.string().min(1).exactOptional(),
    code: z.string().regex(/^[A-Z0-9][A-Z0-9_-]*$/, 'must be in capitals and digits'),
    /** Off the goods, in percent; or a fixed amount. */
    percent: z.number().positive().max(100).exactOptional(),
    centAmount: cents.exactOptional(),
    minimumCentAmount: cents.exactOptional(),
    customerGroups: z.array(z.enum(customerGroups)).exactOptional(),
    isActive: z.boolean(),
    validFrom: moment.exactOptional(),
    validUntil: moment.exactOptional(),
    /** Whether codes after this one still count. */
    stopsOthers: z.boolean(),
    maxApplications: z.int().positive().exactOptional(),
    /** Orders that used it: what a new code starts with. */
    applications: z.int().nonnegative().exactOptional(),
  })
  .refine(
    ({ percent, centAmount }) => (percent === undefined) !== (centAmount === undefined),
    'must have percent or centAmount',
  );

/** A code that takes something off the goods of a cart. */
export type DiscountCode = Required<Pick<z.output<typeof discountSchema>, 'id' | 'applications'>> &
  z.output<typeof discountSchema>;

/** What a code is held against. */
export interface DiscountBasis {
  readonly goodsCentAmount: number;
  readonly customerGroup: string;
  readonly now: Date;
}

/** What became of each code in turn, and what it takes off. */
export interface AppliedCode {
  readonly discount: DiscountCode;
  readonly state: DiscountCodeState;
  readonly centAmount: number;
}

/** Applies codes in the order in which they were added; together they never take more than the goods cost. */
export function applyCodes(codes: readonly DiscountCode[], basis: DiscountBasis): AppliedCode[] {
  let left = basis.goodsCentAmount;
  let isStopped = false;
  return codes.map((discount) => {
    const state = isStopped ? 'ApplicationStoppedByPreviousDiscount' : stateOf(discount, basis);
    if (state !== 'MatchesCart') return { discount, state, centAmount: 0 };
    const centAmount = Math.min(left, amountOff(discount, basis.goodsCentAmount));
    left -= centAmount;
    isStopped = discount.stopsOthers;
    return { discount, state, centAmount };
  });
}

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

/** A date that cannot be read is never in time. */
const momentOf = (date: string): number => parseIsoDate(date)?.getTime() ?? NaN;

/**
 * The code of a text, in any case, when it can be added now.
 *
 * @throws {HttpProblem} 400 when there is none or its time has not come or is over
 */
export async function findCode(db: Db, text: string, now: Date): Promise<DiscountCode> {
  const code = text.trim().toUpperCase();
  const row = await db.selectFrom('discount_codes').selectAll().where('code', '=', code).executeTakeFirst();
  if (!row) throw nonApplicable(text, 'DoesNotExist');
  const discount = { ...row.document, id: row.id, code: row.code, applications: row.applications };
  if (!isInTime(discount, now)) throw nonApplicable(text, 'TimeRangeNonApplicable');
  return discount;
}

/** The codes with these ids, in their order. */
export async function findCodes(db: Db, ids: readonly string[]): Promise<DiscountCode[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('discount_codes')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? [{ ...row.document, id: row.id, code: row.code, applications: row.applications }] : [];
  });
}

function nonApplicable(discountCode: string, reason: string) {
  const message = `The discountCode ${discountCode} cannot be applied to the cart.`;
  return problem(400, { code: 'DiscountCodeNonApplicable', message, discountCode, reason });
}
