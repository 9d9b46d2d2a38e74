import { spawn, type ChildProcess } from 'node:child_process';

/** A child process that reports its progress and readiness. It exits with this process, which closes its message channel. */
export interface Service {
  readonly name: string;
  /** Resolves on the child's `{ ready: true }`; rejects when it exits before that. */
  readonly ready: Promise<void>;
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | NodeJS.Signals>;
  stop(): Promise<void>;
}

/** Time after which a service that does not stop is killed. */
const stopTimeoutMs = 12_000;

export function startService(name: string, args: readonly string[], env: NodeJS.ProcessEnv): Service {
  const child = spawn(process.execPath, args, {
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true, // Ctrl-C would otherwise end all processes at once, and a gateway before the requests of its shop
  });
  const ended = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 1));
  });
  const ready = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.on('message', (message) => {
      if (typeof message !== 'object') return;
      if ('ready' in message) resolve();
      if ('progress' in message) console.log(`  ${String(message.progress)}`);
    });
    void ended.then(() => reject(new Error(`The ${name} exited before it was ready.`)));
  });
  ready.catch(() => undefined); // callers that only await `ended` must not cause an unhandled rejection
  return { name, ready, ended, stop: () => stop(child, ended) };
}

async function stop(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
  await ended;
  clearTimeout(timer);
}
