import { setTimeout as wait } from 'node:timers/promises';
import { inject } from 'vitest';

const pollIntervalMs = 200;

const isReady = () =>
  fetch(new URL('/health/ready', inject('shopOrigin'))).then(
    ({ ok }) => ok,
    () => false,
  );

// the run is aborted if the shop fails to start
while (!(await isReady())) await wait(pollIntervalMs);
