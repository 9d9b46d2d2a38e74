import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { gatewayPortCount } from '../../../scripts/environment.ts';
import { findFreePorts } from '../../../scripts/ports.ts';
import type { Origin } from '../src/http/origin.ts';

const program = fileURLToPath(new URL('../src/main/node.ts', import.meta.url));

/** A gateway in its own process with five ports, which a test can kill and restart. */
export class GatewayProcess implements Origin {
  readonly port: number;
  readonly #variables: Readonly<Record<string, string>>;
  #child: ChildProcess | undefined;
  #output = '';

  /** Creates a process without starting it. */
  static async create(variables: Readonly<Record<string, string>>): Promise<GatewayProcess> {
    return new GatewayProcess(await findFreePorts(gatewayPortCount), variables);
  }

  /** A gateway that was started elsewhere. */
  static at(port: number): GatewayProcess {
    return new GatewayProcess(port, {});
  }

  private constructor(port: number, variables: Readonly<Record<string, string>>) {
    this.port = port;
    this.#variables = variables;
  }

  /** Resolves when the gateway is ready. Rejects with its output when it exits before. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ['--conditions=@basin/source', program], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        LOG_LEVEL: 'error',
        GATEWAY_PORT: String(this.port),
        ...this.#variables,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (this.#output += chunk.toString()));
    const ended = once(child, 'close').then(() =>
      Promise.reject(new Error(`the gateway did not start: ${this.#output}`)),
    );
    await Promise.race([once(child, 'message'), ended]);
    ended.catch(() => undefined); // it was ready; the test checks how it ends
  }

  /** Its process id. */
  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** Everything that it has written to stdout and stderr so far. */
  get output(): string {
    return this.#output;
  }

  /** Sends a signal, waits for the exit and returns its code and signal. */
  async end(signal: NodeJS.Signals): Promise<{ code: number | null; signal: NodeJS.Signals | null }> {
    const child = this.#child;
    if (child?.exitCode !== null || child.signalCode !== null) return { code: null, signal: null };
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    return { code: child.exitCode, signal: child.signalCode };
  }

  /** Sends a request to the gateway, whatever host its URL has. */
  fetch = (request: Request): Promise<Response> => this.#send(request, 0);

  /** Its identity provider. */
  readonly identity: Origin = { fetch: (request) => this.#send(request, 2) };

  /** Its payment frame. */
  readonly payment: Origin = { fetch: (request) => this.#send(request, 4) };

  #send(request: Request, portOffset: number): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const url = `http://127.0.0.1:${this.port + portOffset}${pathname}${search}`;
    return fetch(new Request(url, request), { redirect: 'manual' });
  }
}
