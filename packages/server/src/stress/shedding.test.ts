import { expect, test } from 'vitest';
import { overload, overloadFaults } from '../../../../scripts/stress/measure-load.ts';
import { stressTimeout, sizes } from '../../../../scripts/stress/sizes.ts';
import { startBusyServer } from '../../../../scripts/stress/start-busy-server.ts';

// queueing.test.ts shows that the measurement detects a server that queues
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
