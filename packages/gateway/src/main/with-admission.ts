import { createAdmission, type AdmissionLimits } from '@basin/server';
import type { Origin } from '../http/origin.ts';

const retryAfterSeconds = '2';

/** Wraps an origin: requests that an overloaded process could not serve soon get 503. */
export function withAdmission({ fetch }: Origin, limits?: Partial<AdmissionLimits>): Origin {
  const admission = createAdmission(limits);
  return {
    fetch: async (request, peer) =>
      (await admission.run(async () => fetch(request, peer), request.signal)) ?? unavailable(),
  };
}

/** Returns the 503 response of a process that is overloaded or whose database is not open yet. */
export function unavailable(): Response {
  const headers = { 'Retry-After': retryAfterSeconds, 'Cache-Control': 'no-store' };
  return Response.json({ statusCode: 503, message: 'Service temporarily unavailable.' }, { status: 503, headers });
}
