import { expect, test } from 'vitest';
import { readAddress } from './address.ts';
import { problemOfText } from './read-form.ts';

const states = { US: ['IL', 'WI'], CA: ['ON', 'QC'] };
const chicago = {
  firstName: 'Pat',
  lastName: 'Doe',
  streetName: '1 Example St',
  city: 'Chicago',
  phone: '555 010 0123',
  postalCode: '60601',
  state: 'IL',
  country: 'US',
};

function problemsOf(address: Partial<typeof chicago>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...chicago, ...address })) form.set(name, value);
  return readAddress(form, states).problems;
}

test('an address whose state is in its country and whose postal code is in its state has no problem', () => {
  expect(problemsOf({})).toEqual({});
  expect(problemsOf({ country: 'CA', state: 'ON', postalCode: 'K1A 0B1' })).toEqual({});
});

test('a postal code of another state is rejected', () => {
  expect(problemsOf({ postalCode: '99999' })).toEqual({
    postalCode: { key: 'field.error.postalCode.state.US', label: 'field.postalCode.US' },
  });
  expect(problemsOf({ country: 'CA', state: 'QC', postalCode: 'K1A 0B1' })).toEqual({
    postalCode: { key: 'field.error.postalCode.state.CA', label: 'field.postalCode.CA' },
  });
});

test('a postal code of another country is rejected for its format', () => {
  expect(problemsOf({ postalCode: 'K1A 0B1' })).toEqual({
    postalCode: { key: 'field.error.postalCode.US', label: 'field.postalCode.US' },
  });
});

test('a state of another country or an unknown state is rejected', () => {
  expect(problemsOf({ country: 'CA', postalCode: 'K1A 0B1' })).toEqual({
    state: { key: 'field.error.state.CA', label: 'field.state.CA' },
  });
  const state = { key: 'field.error.state.US', label: 'field.state.US' };
  expect(problemsOf({ state: 'ON' })).toEqual({ state });
  expect(problemsOf({ state: 'nowhere' })).toEqual({ state });
});

test('a postal code of no served country is a problem of the field itself, which the browser finds too', () => {
  expect(problemOfText('postalCode', '123', true)).toEqual({ key: 'field.error.postalCode' });
  expect(problemOfText('postalCode', 'k1a0b1', true)).toBeUndefined();
  expect(problemOfText('postalCode', '53044-1234', true)).toBeUndefined();
});
