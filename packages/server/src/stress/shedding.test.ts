import { expect, test } from 'vitest';
import { queueingServerFaults, overload, overloadFaults } from '../../../../scripts/stress/measure-load.ts';
import { stressTimeout, sizes } from '../../../../scripts/stress/sizes.ts';
import { startBusyServer } from '../../../../scripts/stress/start-busy-server.ts';

test('planted fault: a server that queues all requests is detected by its late responses', stressTimeout, async () => {
  expect((await queueingServerFaults()).join()).toContain('late responses');
});

test(
  'a server that sheds requests responds to 200 clients in time, keeps its throughput and recovers',
  stressTimeout,
  async () => {
    const { send, stop } = await startBusyServer('shed');
    const report = await overload(send, sizes.overloadMs);
    await stop();
    expect(overloadFaults(report), JSON.stringify(report)).toEqual([]);
  },
);
