import { json, validResponse, type Behaviour } from './faulty-server.ts';
import { runConcurrently, outcomeOf, isOk, once, star, type Outcome, type Probe } from './probe.ts';

const reportsSettled = (end: Outcome): string => (end === 'hangs' ? 'hangs' : star(true, 'gives up'));

const brokenOnce =
  (broken: Behaviour): Behaviour =>
  (response, turn, request) =>
    (turn === 1 ? broken : validResponse)(response, turn, request);

const duplicateCheck =
  (broken: Behaviour): Probe['run'] =>
  async (probed, server) => {
    const stage = server.stage(brokenOnce(broken));
    await outcomeOf(probed.create(stage.url).change);
    const keys = new Set(stage.calls.map(({ key }) => key));
    const isKeyed = stage.calls.length > 1 && keys.size === 1 && !keys.has(undefined);
    return star(stage.calls.length === 1 || isKeyed, `${stage.calls.length} sent${isKeyed ? ', one key' : ''}`);
  };

/** How a client handles a missing response, a change with an unknown outcome, and an outage. */
export const failureProbes: readonly Probe[] = [
  { question: 'no response', waitsForHangs: true, run: once(() => undefined, reportsSettled) },
  {
    question: 'the body stalls',
    waitsForHangs: true,
    run: once((response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '999' }).write('{"id":');
    }, reportsSettled),
  },
  {
    question: 'a change, and the connection breaks after it is applied',
    run: duplicateCheck((response) => response.destroy()),
  },
  { question: 'a change, and 503 once', run: duplicateCheck((response) => json(response, { message: 'Busy' }, 503)) },
  {
    question: 'throttled for 1 s: the retry',
    async run(probed, server) {
      let throttledMs = 0;
      const stage = server.stage(
        brokenOnce((response) => {
          throttledMs = performance.now();
          response.setHeader('retry-after', '1');
          json(response, { message: 'Slower' }, 429);
        }),
      );
      const end = await outcomeOf(probed.create(stage.url).read);
      const second = stage.calls[1];
      if (!second) return star(false, isOk(end) ? 'accepted silently' : 'fails at once');
      const isEarly = second.receivedMs - throttledMs < 1000;
      return star(!isEarly, isEarly ? 'too early' : 'in time');
    },
  },
  {
    question: '300 reads during an outage: requests',
    async run(probed, server) {
      const stage = server.stage((response) => json(response, { message: 'Busy' }, 503));
      const client = probed.create(stage.url);
      for (let turn = 0; turn < 10; turn += 1) await runConcurrently(30, () => outcomeOf(client.read));
      const sent = stage.calls.length / 300;
      return star(sent <= 1.1, `${sent.toFixed(1)} each`);
    },
  },
];
