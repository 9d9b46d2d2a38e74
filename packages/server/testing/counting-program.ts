/** A server in two processes that responds with the id of the process. `/change` sends a message to the other processes, which then say so. */
import cluster from 'node:cluster';
import { endCleanly, listen, runWorkers } from '../src/index.ts';

if (process.argv[2] === 'broken' && cluster.isWorker) process.exit(7);
if (cluster.isPrimary) await supervise();
else await serve();
process.send?.({ ready: true });

async function supervise(): Promise<void> {
  try {
    const workers = await runWorkers({ count: 2, onLost: (exit) => process.send?.({ lost: exit }) });
    endCleanly(() => workers.close(5_000));
  } catch (error) {
    process.send?.({ failed: (error as Error).message });
    process.exit(1);
  }
}

async function serve(): Promise<void> {
  let changes = 0;
  process.on('message', () => (changes += 1));
  const listener = await listen({
    host: '127.0.0.1',
    port: Number(process.env.PORT),
    rejection: () => ({ headers: {}, body: '' }),
    fetch: ({ url }) => {
      if (url.endsWith('/change')) process.send?.({ changed: true });
      return Response.json({ pid: process.pid, changes }, { headers: { Connection: 'close' } });
    },
  });
  endCleanly(() => listener.close(1_000));
}
