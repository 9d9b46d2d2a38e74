import { expect, test } from 'vitest';
import { faultsOfQueueing, overload, overloadFaults } from '../../../../scripts/stress/measure-load.ts';
import { patience, sizes } from '../../../../scripts/stress/sizes.ts';
import { startBusyServer } from '../../../../scripts/stress/start-busy-server.ts';

test('planted fault: a server that queues all requests is detected by its late responses', patience, async () => {
  expect((await faultsOfQueueing()).join()).toContain('late responses');
});

test(
  'a server that sheds requests responds to 200 clients in time, keeps its throughput and recovers',
  patience,
  async () => {
    const { send, stop } = await startBusyServer('shed');
    const report = await overload(send, sizes.overloadMs);
    await stop();
    expect(overloadFaults(report), JSON.stringify(report)).toEqual([]);
  },
);
