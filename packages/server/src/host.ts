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
 * Returns a line that names the settings whose public origin only this machine reaches, though a server on the host
 * serves other machines; undefined when there are none.
 */
export function originsWarning(host: string, origins: Readonly<Record<string, string>>): string | undefined {
  if (isLoopback(host)) return undefined;
  const settings = Object.keys(origins).filter((setting) => isLoopback(new URL(origins[setting] ?? '').hostname));
  if (settings.length === 0) return undefined;
  return `HOST is ${host}, but browsers on other machines reach no loopback address: set ${settings.join(', ')} to public addresses`;
}
