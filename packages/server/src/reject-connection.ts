import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

/** The response to input that is not a valid request. */
export interface Rejection {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Returns the rejection for a status in the server's own format. */
export type Reject = (status: number) => Rejection;

const connectionErrors: Readonly<Record<string, number>> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Responds to malformed HTTP, to oversized headers and to requests that take too long to arrive. */
export function rejectConnection(error: Partial<NodeJS.ErrnoException>, socket: Duplex, reject: Reject): void {
  socket.on('error', () => socket.destroy()); // Node removes its own listener, and a client may reset the connection
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = connectionErrors[error.code ?? ''] ?? 400;
  const { headers, body } = reject(status);
  const lines = Object.entries({ ...headers, 'Content-Length': String(Buffer.byteLength(body)), Connection: 'close' });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${head}\r\n${body}`);
}
