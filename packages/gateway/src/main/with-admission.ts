import { createAdmission, type AdmissionLimits } from '@basin/server';
import type { Origin } from '../http/origin.ts';

const RETRY_AFTER_SECONDS = '2';

/** An origin that answers 503 to the requests that a busy process could not answer soon. */
export function withAdmission({ fetch }: Origin, limits?: Partial<AdmissionLimits>): Origin {
  const admission = createAdmission(limits);
  return {
    fetch: async (request, peer) =>
      (await admission.run(async () => fetch(request, peer), request.signal)) ?? unavailable(),
  };
}

/** 503 for a process that is overloaded, or whose data is not open yet. */
export function unavailable(): Response {
  const headers = { 'Retry-After': RETRY_AFTER_SECONDS, 'Cache-Control': 'no-store' };
  return Response.json({ statusCode: 503, message: 'Service temporarily unavailable.' }, { status: 503, headers });
}
