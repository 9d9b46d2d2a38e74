const listenCalls: ReadonlySet<unknown> = new Set(['listen', 'bind']); // bind in a worker process

/**
 * Returns why a server cannot listen and what to do, or undefined for another error.
 *
 * @param portSetting the environment variable that sets the server's port
 */
export function listenFailure(error: unknown, portSetting: string): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, syscall, address, port } = error as NodeJS.ErrnoException & { address?: string; port?: number };
  if (!listenCalls.has(syscall)) return undefined;
  if (code === 'EADDRINUSE')
    return `port ${port} is in use: stop the process that listens there, or set another ${portSetting}`;
  if (code === 'EACCES') return `port ${port} is only for privileged users: set ${portSetting} to a number from 1024`;
  if (code === 'EADDRNOTAVAIL')
    return `HOST ${address} is not an IP address of this machine: set it to one that is, or to 0.0.0.0 for all`;
  return undefined;
}
