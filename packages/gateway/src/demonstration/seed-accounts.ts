import { profileLabel } from '@basin/domain';
import { isSeeded, seedOnce } from '../database/once-per-database.ts';
import type { Db, Tx } from '../database/database.ts';
import type { CustomerAddress, CustomerDocument } from '../customers/index.ts';
import { accountImport, type AccountLine } from '../import/import-accounts.ts';
import { invitationImport, type InvitationLine } from '../import/import-invitations.ts';
import { importItems } from '../import/import-records.ts';
import { hashPassword } from '../identity/index.ts';
import { demoPassword } from '../main/demo-password.ts';

export { demoPassword };

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
  label: profileLabel,
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
  taxExemption: { certificate: 'IL-E-2030-0417', states: ['IL'] },
  addresses: [office, home],
  defaultShippingAddressId: home.id,
};

/** One account for each persona and for each outcome of a sign-in. */
const demoAccounts: readonly AccountLine[] = [
  { email: 'homeowner@example.com', customer: homeowner },
  { email: 'trade@example.com', customer: professional, persona: ['KOUS:TVS'] },
  { email: 'friends@example.com', customer: { ...homeowner, firstName: 'Fred' }, persona: ['KOUS:FAF'] },
  { email: 'company@example.com', customer: { ...homeowner, firstName: 'Connie' }, persona: ['KOUS:CAS'] },
  { email: 'associate@example.com', customer: { ...homeowner, firstName: 'Stanley' }, koc: 'A-1001' },
  { email: 'locked@example.com', customer: homeowner, status: 'LOCKED_OUT' },
  { email: 'expired@example.com', customer: homeowner, status: 'PASSWORD_EXPIRED' },
];

/** Invitation codes for the customer groups; they do not expire. */
const demoInvitations: readonly InvitationLine[] = [
  { persona: 'FAF', code: 'FRIENDS-2030' },
  { persona: 'CAS', code: 'COMPANY-2030' },
];

const recoveryQuestion = 'Which room was done first?';
/** The answer to the recovery question of the trade account. */
export const recoveryAnswer = 'bathroom';
const emailWithQuestion = 'trade@example.com';

/** The e-mail addresses of the demonstration accounts. */
export const demoEmails = demoAccounts.map(({ email }) => email);

/** Creates all demonstration accounts in one transaction, once per database, unless it already has customers. */
export async function seedAccounts(db: Db): Promise<void> {
  if (await isSeeded(db, 'accounts')) return;
  const passwordHash = await hashPassword(demoPassword);
  const recovery = { question: recoveryQuestion, answerHash: await hashPassword(recoveryAnswer) };
  const lines = demoAccounts.map((line) => ({
    ...line,
    passwordHash,
    ...(line.email === emailWithQuestion && { recovery }),
  }));
  await seedOnce(db, 'accounts', async (tx) => {
    if (await hasCustomers(tx)) return;
    await importItems(tx, accountImport, lines);
    await importItems(tx, invitationImport, demoInvitations);
  });
}

async function hasCustomers(tx: Tx): Promise<boolean> {
  return (await tx.selectFrom('customers').select('id').limit(1).executeTakeFirst()) !== undefined;
}
