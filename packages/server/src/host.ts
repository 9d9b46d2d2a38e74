import { isIP } from 'node:net';

const wildcards: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** Whether a server can listen on this host: an IP address of the machine, or `localhost`. */
export const isHost = (text: string): boolean => text === 'localhost' || isIP(text) !== 0;

/** Returns the origin at which this machine reaches a server that listens on the host. */
export function originAt(host: string, port: number): string {
  if (wildcards.has(host)) return `http://127.0.0.1:${port}`;
  return `http://${isIP(host) === 6 ? `[${host}]` : host}:${port}`;
}

const isLoopback = (host: string): boolean => /^(?:localhost|127\.[\d.]+|\[?::1\]?)$/.test(host);

/**
 * Returns a warning that names the settings with a loopback address as public origin although the server listens for other
 * machines, or undefined when no setting has one.
 */
export function originsWarning(host: string, origins: Readonly<Record<string, string>>): string | undefined {
  if (isLoopback(host)) return undefined;
  const settings = Object.keys(origins).filter((setting) => isLoopback(new URL(origins[setting] ?? '').hostname));
  if (settings.length === 0) return undefined;
  return `HOST is ${host}, but browsers on other machines cannot reach a loopback address: set ${settings.join(', ')} to public URLs`;
}
