import cluster from 'node:cluster';
import type { Peers } from '../app/shell/sdk/follow-revision.server.ts';

/** The shop's other processes (`WORKERS`); without any, nothing is sent and nothing arrives. */
export const peers: Peers = {
  announceChange() {
    if (cluster.isWorker) process.send?.({ changed: true });
  },
  onChange(listener) {
    process.on('message', (message: object) => {
      if ('changed' in message) listener();
    });
  },
};
