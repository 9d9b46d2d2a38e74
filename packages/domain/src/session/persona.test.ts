import { expect, test } from 'vitest';
import { shows } from '../../testing/shows.ts';
import { guestPersona, membershipPersonas, personaFrom, personas, tradePersona } from './persona.ts';

test('DOM-089 the persona is the part after the colon of the first entry that has one', () => {
  shows(personaFrom, [['KOUS:TVS']], 'TVS');
  shows(personaFrom, [['customer', 'KOUS: faf ', 'KOUS:TVS']], 'FAF');
  shows(personaFrom, ['KOUS:TVS'], 'TVS');
  shows(personaFrom, [['A:B:C']], 'B:C');
});

test('DOM-006 DOM-090 DOM-158 without such an entry the persona is the guest, or ANY when the environment allows any persona', () => {
  shows(personaFrom, [undefined], 'GST');
  shows(personaFrom, [[]], 'GST');
  shows(personaFrom, [['TVS']], 'GST');
  shows(personaFrom, [['TVS'], true], 'ANY');
  shows(personaFrom, [['KOUS:TVS'], true], 'TVS');
});

test('an entry with nothing after its colon gives the guest persona, whatever the flag', () => {
  shows(personaFrom, [['KOUS:']], 'GST');
  shows(personaFrom, [['KOUS: '], true], 'GST');
});

test('DOM-006 the persona codes are those of guest and trade, and those that a membership assigns', () => {
  expect(guestPersona).toBe('GST');
  expect(tradePersona).toBe('TVS');
  expect(membershipPersonas).toEqual(['FAF', 'CAS']);
  expect(personas).toEqual(['GST', 'TVS', 'FAF', 'CAS', 'ANY']);
});

test('DOM-005 a membership of friends and family, of a company associate or of the trade determines the persona', () => {
  shows(personaFrom, [['KOUS:FAF']], 'FAF');
  shows(personaFrom, [['KOUS:CAS']], 'CAS');
  shows(personaFrom, [['KOUS:TVS']], 'TVS');
});
