import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { gatewayPortCount } from '../../../scripts/environment.ts';
import { findFreePorts } from '../../../scripts/ports.ts';
import type { Origin } from '../src/http/origin.ts';

const program = fileURLToPath(new URL('../src/main/node.ts', import.meta.url));

/** A gateway as an operating system sees it: a process with five ports, which can be killed and started again. */
export class GatewayProcess implements Origin {
  readonly port: number;
  readonly #variables: Readonly<Record<string, string>>;
  #child: ChildProcess | undefined;
  #said = '';

  /** Not started yet. */
  static async create(variables: Readonly<Record<string, string>>): Promise<GatewayProcess> {
    return new GatewayProcess(await findFreePorts(gatewayPortCount), variables);
  }

  /** One that was started elsewhere. */
  static at(port: number): GatewayProcess {
    return new GatewayProcess(port, {});
  }

  private constructor(port: number, variables: Readonly<Record<string, string>>) {
    this.port = port;
    this.#variables = variables;
  }

  /** Resolves when it is ready; rejects with what it said when it ends before. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ['--conditions=@basin/source', program], {
      env: {
        ...process.env,
        ...{ NODE_ENV: 'production', LOG_LEVEL: 'error', GATEWAY_PORT: String(this.port) },
        ...this.#variables,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (this.#said += chunk.toString()));
    const ended = once(child, 'close').then(() =>
      Promise.reject(new Error(`the gateway did not start: ${this.#said}`)),
    );
    await Promise.race([once(child, 'message'), ended]);
    ended.catch(() => undefined); // it was ready; how it ends is for the test to say
  }

  /** The number of its process. */
  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** What it has written so far. */
  get said(): string {
    return this.#said;
  }

  /** Sends a signal and waits for the end; how it ended. */
  async end(signal: NodeJS.Signals): Promise<{ code: number | null; signal: NodeJS.Signals | null }> {
    const child = this.#child;
    if (child?.exitCode !== null || child.signalCode !== null) return { code: null, signal: null };
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
    return { code: child.exitCode, signal: child.signalCode };
  }

  /** Speaks to the gateway, whatever host the request names. */
  fetch = (request: Request): Promise<Response> => this.#ask(request, 0);

  /** Its identity provider. */
  readonly identity: Origin = { fetch: (request) => this.#ask(request, 2) };

  /** Its payment frame. */
  readonly payment: Origin = { fetch: (request) => this.#ask(request, 4) };

  #ask(request: Request, portAfter: number): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    const url = `http://127.0.0.1:${this.port + portAfter}${pathname}${search}`;
    return fetch(new Request(url, request), { redirect: 'manual' });
  }
}
