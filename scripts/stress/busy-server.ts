/** A server whose every response takes 40 ms of processor time; started with `queue` it accepts every request at once. */
import { createAdmission, listen } from '@basin/server';

const WORK_MS = 40;

function work(): void {
  const endMs = performance.now() + WORK_MS;
  while (performance.now() < endMs);
}

const answer = async (): Promise<Response> => {
  await new Promise((resolve) => setImmediate(resolve));
  work();
  return new Response('page');
};
const admission = createAdmission();
const shed = async () =>
  (await admission.run(answer)) ?? new Response(null, { status: 503, headers: { 'Retry-After': '2' } });

const { port } = await listen({
  fetch: process.argv[2] === 'queue' ? answer : shed,
  host: '127.0.0.1',
  port: 0,
  rejection: () => ({ headers: {}, body: '' }),
});
process.on('disconnect', () => process.exit(0));
process.send?.(port);
