import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';
import { startupFailure } from './startup-failure.ts';
import { FolderLockedError } from '../database/folder-lock.ts';

const embedded = readEnvironment({ DATA_DIR: '/srv/shop' });
const served = readEnvironment({ DATA_DIR: '/srv/shop', DATABASE_URL: 'postgres://me:secret@db.example/shop' });
const failure = (members: object) => Object.assign(new Error('it failed'), members);

test.each([
  [new RangeError('GATEWAY_PORT: must be a port number'), embedded, 'GATEWAY_PORT: must be a port number'],
  [new FolderLockedError('the data folder is in use'), embedded, 'the data folder is in use'],
  [failure({ code: 'EADDRINUSE', syscall: 'listen', port: 4002 }), embedded, 'port 4002 is in use'],
  [failure({ code: 'ENOSPC' }), embedded, 'the disk of DATA_DIR /srv/shop is full'],
  [{ name: 'ErrnoError', errno: 51 }, embedded, 'the disk of DATA_DIR /srv/shop is full'],
  [failure({ code: 'EACCES' }), embedded, 'DATA_DIR /srv/shop cannot be written (EACCES)'],
  [failure({ code: 'ENOENT', syscall: 'mkdir' }), embedded, 'DATA_DIR /srv/shop cannot be written (ENOENT)'],
  [failure({ code: 'XX001' }), embedded, 'the database in DATA_DIR /srv/shop is damaged (it failed)'],
  [failure({ name: 'RuntimeError' }), embedded, 'the database in DATA_DIR /srv/shop is damaged (it failed)'],
  [failure({ code: 'ECONNREFUSED' }), served, 'the database at db.example:5432/shop cannot be reached (ECONNREFUSED)'],
  [new Error('timeout exceeded when trying to connect'), served, 'cannot be reached (timeout exceeded when trying'],
  [new Error('Connection terminated unexpectedly'), served, 'cannot be reached (Connection terminated unexpectedly)'],
  [failure({ code: 'CERT_HAS_EXPIRED' }), served, 'cannot be reached by TLS (it failed): check sslmode'],
  [failure({ code: '57P01' }), served, 'the database at db.example:5432/shop cannot be reached (57P01)'],
  [failure({ code: '53100' }), served, 'shop cannot be used (it failed): free some space on its disk'],
  [failure({ code: '28P01' }), served, 'the database at db.example:5432/shop rejects the connection: it failed'],
  [failure({ code: '42501' }), served, 'cannot be used (it failed): make its user the owner of the database'],
  [failure({ code: '25006' }), served, 'cannot be used (it failed): set DATABASE_URL to the server that takes writes'],
  [failure({ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }), served, 'cannot be reached by TLS (it failed): check sslmode'],
  [failure({ code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' }), served, 'cannot be reached by TLS'],
  [new Error('The server does not support SSL connections'), served, 'cannot be reached by TLS'],
])('the startup error "%s" is reported in one line', (error, environment, line) => {
  const message = startupFailure(error, environment);
  expect(message).toContain(line);
  expect(message).not.toMatch(/secret|\n/);
});

test('an unexpected startup error has no one-line explanation', () => {
  expect(startupFailure(new TypeError('x is not a function'), embedded)).toBeUndefined();
  expect(startupFailure('a string', embedded)).toBeUndefined();
});
