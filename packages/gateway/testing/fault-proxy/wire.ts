import type { Socket } from 'node:net';

/** What the system behind the proxy answered. */
export interface Answered {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
}

/** The connection of one request, on which a fault writes whatever it likes. */
export interface Wire extends Answered {
  readonly socket: Socket;
  /** Waits; ends early when the connection does. */
  readonly pause: (ms: number) => Promise<void>;
}

type Headers = Readonly<Record<string, string | readonly string[]>>;

/** The head of an answer as it travels. */
export function head(status: number, headers: Headers): string {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().map((each) => `${name}: ${each}\r\n`),
  );
  return `HTTP/1.1 ${status} Fault\r\n${lines.join('')}connection: close\r\n\r\n`;
}

/** The headers of the true answer, without those that say how long it is. */
export function headersOf({ headers }: Answered): Record<string, string[]> {
  const kept: Record<string, string[]> = {};
  for (const [name, value] of headers)
    if (!/^(content-length|connection|transfer-encoding)$/i.test(name)) (kept[name] ??= []).push(value);
  return kept;
}

/** Writes a whole answer and closes. */
export function send({ socket }: Wire, status: number, headers: Headers, body: string | Buffer): void {
  const bytes = Buffer.from(body as string);
  socket.write(head(status, { 'content-length': String(bytes.byteLength), ...headers }));
  socket.end(bytes);
}

/** Writes the true answer with other headers or another body. */
export const sendAs = (wire: Wire, headers: Headers, body: string | Buffer = wire.body): void =>
  send(wire, wire.status, { ...headersOf(wire), ...headers }, body);

/** Writes the head of the true answer. */
export const sendHead = (wire: Wire, headers: Headers = {}): boolean =>
  wire.socket.write(
    head(wire.status, { ...headersOf(wire), 'content-length': String(wire.body.byteLength), ...headers }),
  );

/** Writes a body in pieces, with a pause after each. */
export async function trickle({ socket, pause }: Wire, pieces: Iterable<Buffer>, pauseMs: () => number): Promise<void> {
  for (const piece of pieces) {
    if (socket.destroyed) return;
    socket.write(piece);
    await pause(pauseMs());
  }
  socket.end();
}

/** A body in pieces of so many bytes. */
export function* pieces(body: Buffer, bytes: number): Generator<Buffer> {
  for (let at = 0; at < body.byteLength; at += bytes) yield body.subarray(at, at + bytes);
}
