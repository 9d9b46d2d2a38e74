import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Sends the request of one client. */
export type SendRequest = (client: number) => Promise<Response>;

const serverFile = fileURLToPath(new URL('busy-server.ts', import.meta.url));

/** Starts a busy server in a separate process that sheds requests or queues them without limit. */
export async function startBusyServer(
  mode: 'shed' | 'queue',
): Promise<{ send: SendRequest; stop: () => Promise<void> }> {
  const child = fork(serverFile, [mode], { execArgv: [] });
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
