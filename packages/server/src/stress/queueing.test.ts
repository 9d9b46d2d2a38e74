import { expect, test } from 'vitest';
import { queueingServerFaults } from '../../../../scripts/stress/measure-load.ts';
import { stressTimeout } from '../../../../scripts/stress/sizes.ts';

// other tests beside it make its responses only later
test('planted fault: a server that queues all requests is detected by its late responses', stressTimeout, async () => {
  expect((await queueingServerFaults()).join()).toContain('late responses');
});
