import type { Visitor } from './visitor.ts';

/** Opens an account for the visit. */
export async function openAccount(visit: Visitor): Promise<{ email: string; password: string }> {
  const guest = await visit.visitor();
  const email = `conformance-${visit.suffix}-${crypto.randomUUID().slice(0, 8)}@example.com`;
  const password = `Tub&Tile-${crypto.randomUUID().slice(0, 12)}Q7`;
  const person = { firstName: 'Conny', lastName: 'Form', accountType: 'homeowner', locale: 'en-US' };
  await guest.reply('customer.signUp', { body: { email, password, ...person, postalCode: '53202' } });
  return { email, password };
}
