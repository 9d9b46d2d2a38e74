import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A received request. */
export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | undefined;
  readonly key: string | undefined;
  readonly receivedMs: number;
}

/** Responds to a request. `turn` counts the requests of the probe, without token requests. */
export type Behaviour = (response: ServerResponse, turn: number, request: IncomingMessage) => void;

/** A path prefix of the server with its own behaviour. */
export interface Stage {
  readonly url: string;
  /** Requests for tokens, and all others. */
  readonly tokens: readonly ReceivedRequest[];
  readonly calls: readonly ReceivedRequest[];
}

export interface FaultyServer {
  readonly stage: (behaviour: Behaviour, token?: Behaviour) => Stage;
  readonly close: () => void;
}

interface OpenStage {
  readonly behaviour: Behaviour;
  readonly token: Behaviour;
  readonly tokens: ReceivedRequest[];
  readonly calls: ReceivedRequest[];
}

/** Starts a server that understands every client's requests and responds as a probe defines. */
export async function startFaultyServer(): Promise<FaultyServer> {
  const stages: OpenStage[] = [];
  const server = createServer((request, response) => {
    const [, number = '', path = ''] = /^\/s(\d+)(.*)$/.exec(request.url ?? '') ?? [];
    const stage = stages[Number(number)];
    request.resume();
    if (number === '' || !stage) return void response.writeHead(404).end();
    const received = toReceivedRequest(request, path);
    if (path.includes('/oauth/')) stage.token(response, stage.tokens.push(received), request);
    else stage.behaviour(response, stage.calls.push(received), request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    stage(behaviour, token = issueToken) {
      const stage: OpenStage = { behaviour, token, tokens: [], calls: [] };
      return { url: `http://127.0.0.1:${port}/s${stages.push(stage) - 1}`, tokens: stage.tokens, calls: stage.calls };
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const toReceivedRequest = ({ method = '', headers }: IncomingMessage, path: string): ReceivedRequest => ({
  method,
  path,
  authorization: headers.authorization,
  key: headers['idempotency-key']?.toString(),
  receivedMs: performance.now(),
});

export const json = (response: ServerResponse, body: unknown, status = 200): void =>
  void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

let issued = 0;
const issueToken: Behaviour = (response) => {
  const token = { access_token: `secret-${(issued += 1)}`, token_type: 'Bearer', expires_in: 3600, scope: 'guest' };
  setTimeout(() => json(response, { ...token, refresh_token: 'r', data: { ...token, anonymousId: 'g' } }), 20);
};

/** A cart that satisfies every client's contract. */
export const cart = { type: 'Cart', id: 'c-1', version: 3, lineItems: [], customLineItems: [], data: {} };
export const validResponse: Behaviour = (response) => json(response, cart);
