import { expect, test } from 'vitest';
import { logMessages, messages } from './messages.ts';

test('DOM-160 the analytics messages of favourites match the specification byte for byte', () => {
  expect(messages.favouriteSaved).toBe('your item has been saved to your favorites.');
  expect(messages.favouriteRemoved).toBe('item has been removed from your favorites.');
});

test('UI-010 UI-011 texts with odd spelling or dots match the specification byte for byte', () => {
  expect(messages.general).toBe('Something went wrong. Please try again...');
  expect(messages.sessionExpired).toBe('Your session is expired.. Please login again...');
  expect(messages.inactivity).toBe('Redirecting to Home Page due to inactivity');
  expect(messages.errorBoundary).toBe('Oops, there is an error!');
  expect(messages.tryAgain).toBe('Try again');
  expect(messages.cannotShip).toBe('Cannot ship to your location');
  expect(messages.tokenMissing).toBe('JWT not present.');
  expect(messages.tokenInvalid).toBe('Invalid JWT.');
});

test('log messages match the specification byte for byte', () => {
  expect(logMessages).toEqual({
    configurationFailed: 'Error occurred while fetching Backend Configuration',
    listingServletFailed: 'Error occurred while fetching PLP Servlet path',
    urlPropertyMissing: 'API endpoint Url: Get URL Property not found',
    storeLookupFailed: 'Find a nearest store: Error occured while fetching data from Get URL Property',
  });
});
