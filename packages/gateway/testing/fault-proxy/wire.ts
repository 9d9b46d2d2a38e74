import type { Socket } from 'node:net';

/** The response of the system behind the proxy. */
export interface UpstreamReply {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
}

/** The connection of one request, to which a fault writes. */
export interface Wire extends UpstreamReply {
  readonly socket: Socket;
  /** Waits, or returns early when the connection closes. */
  readonly pause: (ms: number) => Promise<void>;
}

type Headers = Readonly<Record<string, string | readonly string[]>>;

/** The status line and headers of a response, in wire form. */
export function head(status: number, headers: Headers): string {
  const lines = Object.entries(headers).flatMap(([name, value]) =>
    [value].flat().map((each) => `${name}: ${each}\r\n`),
  );
  return `HTTP/1.1 ${status} Fault\r\n${lines.join('')}connection: close\r\n\r\n`;
}

/** The headers of the upstream response, without those that frame the body. */
export function headersOf({ headers }: UpstreamReply): Record<string, string[]> {
  const result: Record<string, string[]> = {};
  for (const [name, value] of headers)
    if (!/^(content-length|connection|transfer-encoding)$/i.test(name)) (result[name] ??= []).push(value);
  return result;
}

/** Writes a whole response and closes the connection. */
export function send({ socket }: Wire, status: number, headers: Headers, body: string | Buffer): void {
  const bytes = Buffer.from(body as string);
  socket.write(head(status, { 'content-length': String(bytes.byteLength), ...headers }));
  socket.end(bytes);
}

/** Writes the upstream response with other headers or another body. */
export const sendAs = (wire: Wire, headers: Headers, body: string | Buffer = wire.body): void =>
  send(wire, wire.status, { ...headersOf(wire), ...headers }, body);

/** Writes the head of the upstream response. */
export const sendHead = (wire: Wire, headers: Headers = {}): boolean =>
  wire.socket.write(
    head(wire.status, { ...headersOf(wire), 'content-length': String(wire.body.byteLength), ...headers }),
  );

/** Writes a body in chunks, with a pause after each. */
export async function trickle({ socket, pause }: Wire, pieces: Iterable<Buffer>, pauseMs: () => number): Promise<void> {
  for (const piece of pieces) {
    if (socket.destroyed) return;
    socket.write(piece);
    await pause(pauseMs());
  }
  socket.end();
}

/** Splits a body into chunks of `bytes` bytes. */
export function* chunksOf(body: Buffer, bytes: number): Generator<Buffer> {
  for (let at = 0; at < body.byteLength; at += bytes) yield body.subarray(at, at + bytes);
}
