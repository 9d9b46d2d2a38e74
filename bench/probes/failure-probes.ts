import { json, right, type Behaviour } from './faulty-server.ts';
import { at, ended, isOk, once, star, type Ended, type Probe } from './probe.ts';

const settles = (end: Ended): string => (end === 'hangs' ? 'hangs' : star(true, 'gives up'));

const brokenOnce =
  (broken: Behaviour): Behaviour =>
  (response, turn, request) =>
    (turn === 1 ? broken : right)(response, turn, request);

const sentTwice =
  (broken: Behaviour): Probe['ask'] =>
  async (probed, server) => {
    const stage = server.stage(brokenOnce(broken));
    await ended(probed.create(stage.url).change);
    const keys = new Set(stage.calls.map(({ key }) => key));
    const isKeyed = stage.calls.length > 1 && keys.size === 1 && !keys.has(undefined);
    return star(stage.calls.length === 1 || isKeyed, `${stage.calls.length} sent${isKeyed ? ', one key' : ''}`);
  };

/** What a client does without a response, after an uncertain change, and when all systems are down. */
export const failureProbes: readonly Probe[] = [
  { question: 'no response ever comes', isPatient: true, ask: once(() => undefined, settles) },
  {
    question: 'the body stalls',
    isPatient: true,
    ask: once((response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '999' }).write('{"id":');
    }, settles),
  },
  {
    question: 'a change, and the connection breaks after it was done',
    ask: sentTwice((response) => response.destroy()),
  },
  { question: 'a change, and 503 once', ask: sentTwice((response) => json(response, { message: 'Busy' }, 503)) },
  {
    question: 'throttled for 1 s: retries',
    async ask(probed, server) {
      let toldMs = 0;
      const stage = server.stage(
        brokenOnce((response) => {
          toldMs = performance.now();
          response.setHeader('retry-after', '1');
          json(response, { message: 'Slower' }, 429);
        }),
      );
      const end = await ended(probed.create(stage.url).read);
      const second = stage.calls[1];
      if (!second) return star(false, isOk(end) ? 'taken silently' : 'fails at once');
      const isEarly = second.cameMs - toldMs < 1000;
      return star(!isEarly, isEarly ? 'too early' : 'in time');
    },
  },
  {
    question: '300 reads while all is down: requests',
    async ask(probed, server) {
      const stage = server.stage((response) => json(response, { message: 'Busy' }, 503));
      const client = probed.create(stage.url);
      for (let turn = 0; turn < 10; turn += 1) await at(30, () => ended(client.read));
      const sent = stage.calls.length / 300;
      return star(sent <= 1.1, `${sent.toFixed(1)} each`);
    },
  },
];
