import { crmCalls } from '../../contract/crm.ts';
import type { Noun } from '../noun.ts';
import { createContact, type Contact, type ContactNounCalls } from './contact.ts';

/** Messages to the shop: newsletter, cases. */
export const contact: Noun<ContactNounCalls, Contact> = {
  areas: { crm: crmCalls },
  create: (calls, { locale }) => createContact(calls, { locale }),
};
