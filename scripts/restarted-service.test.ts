import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startService, type Service } from './processes.ts';
import { restartOnChange } from './restarted-service.ts';

const folder = mkdtempSync(join(tmpdir(), 'basin-watch-'));
afterAll(() => rmSync(folder, { recursive: true }));
const program = join(folder, 'program.ts');
const working = (line: string) => `// ${line}
process.send({ ready: true });
process.on('disconnect', () => process.exit(0));
setInterval(() => {}, 1000);`;

test('an edit of the program or of a source in a subfolder restarts the service, even after a failed start', async () => {
  const started: Service[] = [];
  const start = () => {
    const service = startService('watched', [program], process.env);
    started.push(service);
    return service;
  };
  mkdirSync(join(folder, 'texts'));
  writeFileSync(program, working('first'));
  const watched = restartOnChange(start, [folder]);
  await watched.ready;

  writeFileSync(program, 'this is no program');
  await expect.poll(() => started.length, { timeout: 120_000 }).toBe(2);
  await expect(started[1]?.ready).rejects.toThrow('ended before it was ready');

  writeFileSync(program, working('third'));
  await expect.poll(() => started.length, { timeout: 120_000 }).toBe(3);
  await started[2]?.ready;

  writeFileSync(join(folder, 'texts', 'rule.ts'), '');
  await expect.poll(() => started.length, { timeout: 120_000 }).toBe(4);
  await started[3]?.ready;

  writeFileSync(join(folder, 'rule.test.ts'), '');
  writeFileSync(join(folder, 'texts', 'en.json'), '{}');
  await watched.stop();
  expect(started).toHaveLength(4);
  expect(await watched.ended).toBe(0);
});
