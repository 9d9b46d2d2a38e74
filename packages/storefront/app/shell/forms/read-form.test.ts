import { expect, test } from 'vitest';
import { isValid, readForm } from './read-form.ts';

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

test('DOM-051 form fields are normalised: an e-mail address in lower case, a phone number as digits, other text trimmed', () => {
  const sent = readForm(formOf({ email: ' Pat@Example.ORG ', phone: '(555) 010-0123', city: ' Kohler ' }), {
    required: ['email', 'phone', 'city'],
  });
  expect(sent.values).toEqual({ email: 'pat@example.org', phone: '5550100123', city: 'Kohler' });
  expect(isValid(sent)).toBe(true);
});

test.each([
  ['+1 (555) 010-0123', '5550100123'],
  ['+15550100123', '5550100123'],
  ['555.010.0123', '5550100123'],
  ['+33 6 55 50 10 01', '33655501001'],
])('the phone number %s is read as %s, without a plus sign, the country code 1 and dots', (phone, digits) => {
  expect(readForm(formOf({ phone }), { required: ['phone'] })).toMatchObject({
    values: { phone: digits },
    problems: {},
  });
});

test('invisible characters that were copied with a form text are removed', () => {
  const fields = {
    message: 'The re\u00adplacement\u200b drips.\n👨‍👩‍👧',
    firstName: '\u202aPat\u202c',
    email: 'pat@example.org\u200b',
  };
  expect(readForm(formOf(fields), { required: ['message', 'firstName', 'email'] })).toEqual({
    values: { message: 'The replacement drips.\n👨‍👩‍👧', firstName: 'Pat', email: 'pat@example.org' },
    problems: {},
  });
});

test('a day of purchase is accepted from 1900 until today', () => {
  const problemOf = (purchaseDate: string) =>
    readForm(formOf({ purchaseDate }), { required: ['purchaseDate'] }).problems.purchaseDate?.key;
  expect(['1900-01-01', new Date().toISOString().slice(0, 10)].map(problemOf)).toEqual([undefined, undefined]);
  const problem = 'field.error.purchaseDate';
  expect(['1850-01-01', '1899-12-31', '0205-03-14', '2999-01-01'].map(problemOf)).toEqual(Array(4).fill(problem));
});

test('a password is read exactly as typed', () => {
  expect(readForm(formOf({ password: ' secret ' }), { required: ['password'] }).values.password).toBe(' secret ');
});

test('each invalid field has its problem and keeps its value', () => {
  const sent = readForm(formOf({ email: 'nonsense', firstName: '', lastName: 'x'.repeat(65) }), {
    required: ['email', 'firstName', 'lastName'],
    optional: ['companyName'],
  });
  expect(sent.values).toEqual({ email: 'nonsense', lastName: 'x'.repeat(65) });
  expect(sent.problems).toEqual({
    email: { key: 'field.error.email' },
    firstName: { key: 'field.error.required' },
    lastName: { key: 'field.error.tooLong', values: { count: 64 } },
  });
  expect(isValid(sent)).toBe(false);
});

test('a card number in a message, an address line or a company is a problem that names the card, and a phone number may look like one', () => {
  const card = '4111 1111 1111 1111';
  const fields = { message: `Charge ${card}`, streetName: card, companyName: card, phone: '4222222222222' };
  const sent = readForm(formOf(fields), { required: ['message', 'streetName', 'companyName', 'phone'] });
  const problem = { key: 'field.error.cardNumber' };
  expect(sent.problems).toEqual({ message: problem, streetName: problem, companyName: problem });
});

test('a card number of 15 or more digits is neither a valid phone number nor a valid model number', () => {
  const required = ['phone', 'modelNumber'] as const;
  const problem = { key: 'field.error.cardNumber' };
  const sent = readForm(formOf({ phone: '4111-1111-1111-1111', modelNumber: '4111 1111 1111 1111' }), { required });
  expect(sent.problems).toEqual({ phone: problem, modelNumber: problem });
});

test("O'Brien, Anne-Marie and Éloïse are valid names", () => {
  const names = formOf({ firstName: 'Anne-Marie Éloïse', lastName: "O'Brien" });
  expect(isValid(readForm(names, { required: ['firstName', 'lastName'] }))).toBe(true);
});

test('a file sent in a text field counts as missing', () => {
  const form = new FormData();
  form.set('city', new Blob(['x']), 'x.txt');
  expect(readForm(form, { required: ['city'] }).problems.city).toEqual({ key: 'field.error.required' });
});
