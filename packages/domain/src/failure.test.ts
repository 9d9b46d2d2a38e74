import { test } from 'vitest';
import { shows } from '../testing/shows.ts';
import { classifyStatus } from './failure.ts';

test('DOM-062 400 is a bad request', () => {
  shows(classifyStatus, [400], 'badRequest');
});

test('DOM-063 500 is a server error', () => {
  shows(classifyStatus, [500], 'server');
  shows(classifyStatus, [503], 'server');
  shows(classifyStatus, [599], 'server');
});

test('DOM-064 401 and 403 are authentication errors', () => {
  shows(classifyStatus, [401], 'authentication');
  shows(classifyStatus, [403], 'authentication');
});

test('other statuses have their own classes', () => {
  shows(classifyStatus, [404], 'notFound');
  shows(classifyStatus, [409], 'conflict');
  shows(classifyStatus, [429], 'throttled');
  shows(classifyStatus, [418], 'other');
  shows(classifyStatus, [600], 'other');
  shows(classifyStatus, [undefined], 'network');
});
