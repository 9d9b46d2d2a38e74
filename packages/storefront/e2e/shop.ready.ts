import { setTimeout as wait } from 'node:timers/promises';
import { inject } from 'vitest';

const BETWEEN_MS = 200;

const isReady = () =>
  fetch(new URL('/health/ready', inject('shopOrigin'))).then(
    ({ ok }) => ok,
    () => false,
  );

// the run ends when the shop does
while (!(await isReady())) await wait(BETWEEN_MS);
