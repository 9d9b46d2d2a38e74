import { setTimeout as wait } from 'node:timers/promises';
import type { Origin } from '../src/http/origin.ts';

const attempts = 300;
const pauseMs = 100;

/** Retries responses with status 503, as a client does: a busy machine returns them. */
export const retryWhenBusy = ({ fetch }: Origin): Origin => ({
  async fetch(request) {
    for (let attempt = 1; ; attempt++) {
      const response = await fetch(request.clone());
      if (response.status !== 503 || attempt === attempts) return response;
      await wait(pauseMs);
    }
  },
});
