import { hashPassword } from './password-hash.ts';
import type { Db } from '../store/database.ts';
import type { CustomerAddress, CustomerDocument } from './customer.ts';
import { PROFILE_LABEL } from './customers.ts';
import { openAccount, type AccountDraft } from './sign-up.ts';

/** The password of every demonstration account. */
export const DEMO_PASSWORD = 'Soak!Basin2030';

const home: CustomerAddress = {
  id: 'address-home',
  label: 'Home',
  country: 'US',
  state: 'WI',
  city: 'Madison',
  postalCode: '53703',
  streetName: 'Lakeside Street',
  streetNumber: '12',
};
const office: CustomerAddress = {
  id: 'address-office',
  label: PROFILE_LABEL,
  country: 'US',
  state: 'IL',
  city: 'Chicago',
  postalCode: '60607',
  streetName: 'Foundry Avenue',
  streetNumber: '5',
};

const homeowner: CustomerDocument = {
  firstName: 'Homer',
  lastName: 'Owner',
  accountType: 'homeowner',
  newsletterOptIn: false,
  addresses: [home],
  defaultShippingAddressId: home.id,
};
const professional: CustomerDocument = {
  firstName: 'Trudy',
  lastName: 'Trade',
  accountType: 'trade',
  companyName: 'Trade Builders',
  businessType: 'Builder',
  businessSubType: 'Remodeler',
  newsletterOptIn: true,
  addresses: [office, home],
  defaultShippingAddressId: home.id,
};

/** One account for each persona, and for each way that a sign-in can end. */
const demoAccounts: readonly Omit<AccountDraft, 'login' | 'password'>[] = [
  { email: 'homeowner@example.com', document: homeowner },
  { email: 'trade@example.com', document: professional, persona: ['KOUS:TVS'] },
  { email: 'friends@example.com', document: { ...homeowner, firstName: 'Fred' }, persona: ['KOUS:FAF'] },
  { email: 'company@example.com', document: { ...homeowner, firstName: 'Connie' }, persona: ['KOUS:CAS'] },
  { email: 'associate@example.com', document: { ...homeowner, firstName: 'Stanley' }, koc: 'A-1001' },
  { email: 'locked@example.com', document: homeowner, status: 'LOCKED_OUT' },
  { email: 'expired@example.com', document: homeowner, status: 'PASSWORD_EXPIRED' },
];

const RECOVERY_QUESTION = { question: 'Which room was done first?', answer: 'bathroom' };

/** Opens the demonstration accounts that are not there yet. */
export async function seedAccounts(
  db: Db,
  { now = () => new Date(), newId = () => crypto.randomUUID() }: { now?: () => Date; newId?: () => string } = {},
): Promise<void> {
  for (const draft of demoAccounts) {
    await openAccount({ db, now, newId }, { ...draft, login: draft.email, password: DEMO_PASSWORD });
  }
  await db
    .updateTable('accounts')
    .set({
      recovery_question: RECOVERY_QUESTION.question,
      recovery_answer_hash: await hashPassword(RECOVERY_QUESTION.answer),
    })
    .where('login', '=', 'trade@example.com')
    .execute();
}
