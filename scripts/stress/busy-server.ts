/** A server that spends 40 ms of CPU time per response. Started with `queue`, it accepts every request immediately. */
import { createAdmission, listen } from '@basin/server';

const workMs = 40;

function work(): void {
  const endMs = performance.now() + workMs;
  while (performance.now() < endMs);
}

const respond = async (): Promise<Response> => {
  await new Promise((resolve) => setImmediate(resolve));
  work();
  return new Response('page');
};
const admission = createAdmission();
const shed = async () =>
  (await admission.run(respond)) ?? new Response(null, { status: 503, headers: { 'Retry-After': '2' } });

const { port } = await listen({
  fetch: process.argv[2] === 'queue' ? respond : shed,
  host: '127.0.0.1',
  port: 0,
  rejection: () => ({ headers: {}, body: '' }),
});
process.on('disconnect', () => process.exit(0));
process.send?.(port);
