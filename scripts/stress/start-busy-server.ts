import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Sends the request of one client. */
export type Send = (client: number) => Promise<Response>;

const program = fileURLToPath(new URL('busy-server.ts', import.meta.url));

/** Starts an overloaded server in a process of its own: one that sheds requests, or one that queues them without limit. */
export async function startBusyServer(manner: 'shed' | 'queue'): Promise<{ send: Send; stop: () => Promise<void> }> {
  const child = fork(program, [manner], { execArgv: [] });
  const [port] = (await once(child, 'message')) as [number];
  return {
    send: () => fetch(`http://127.0.0.1:${port}/`),
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
