import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The data folder is in use by another process. */
export class FolderLockedError extends Error {
  override readonly name = 'FolderLockedError';
}

/**
 * Locks a folder for this process. Returns a function that releases the lock.
 *
 * PGlite takes no lock itself, and two processes on one folder destroy the data. The lock is a listening socket, which
 * the kernel frees even when the process is killed.
 *
 * @throws {FolderLockedError} when another process holds it
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const real = realpathSync(folder);
  const path = socketPath(createHash('sha256').update(real).digest('hex').slice(0, 32));
  const server = await listen(path).catch(async (error: unknown) => {
    if (!isAddressInUse(error)) throw error;
    if (path.startsWith('\0') || (await isListening(path))) {
      throw new FolderLockedError(`DATA_DIR ${real} is in use by another process`);
    }
    // outside Linux the socket is a file, which outlives a killed process
    rmSync(path, { force: true });
    return listen(path);
  });
  server.unref();
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
    });
}

function socketPath(key: string): string {
  if (process.platform === 'linux') return `\0basin-${key}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\basin-${key}`;
  return join(tmpdir(), `basin-${key}.sock`);
}

function listen(path: string): Promise<Server> {
  const server = createServer((socket) => socket.end());
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ path }, () => resolve(server));
  });
}

function isListening(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ path });
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}

function isAddressInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
