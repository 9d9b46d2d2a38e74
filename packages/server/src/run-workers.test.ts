import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { findFreePorts } from '../../../scripts/ports.ts';

interface Reply {
  readonly pid: number;
  /** How many messages of other processes have arrived. */
  readonly changes: number;
}

const path = fileURLToPath(new URL('../testing/counting-program.ts', import.meta.url));
const started: ChildProcess[] = [];
afterEach(() => started.splice(0).forEach((program) => program.kill('SIGKILL')));

async function start(...args: string[]) {
  const port = await findFreePorts(1);
  const program = fork(path, args, {
    execArgv: ['--conditions=@basin/source'],
    env: { ...process.env, PORT: String(port) },
  });
  started.push(program);
  const messages: unknown[] = [];
  program.on('message', (message) => messages.push(message));
  await once(program, 'message');
  const get = async (path = '/') => (await (await fetch(`http://127.0.0.1:${port}${path}`)).json()) as Reply;
  return { program, messages, get };
}

const pidsOf = async (get: () => Promise<Reply>) => {
  const replies = await Promise.all(Array.from({ length: 8 }, get));
  return new Set(replies.map(({ pid }) => pid));
};

describe('workers on one port', () => {
  test('two workers take turns, and a message of one reaches the other alone', async () => {
    const { get } = await start();
    expect((await pidsOf(get)).size).toBe(2);
    const { pid: sender } = await get('/change');
    await vi.waitFor(async () => {
      const { pid, changes } = await get();
      expect({ isSender: pid === sender, changes }).toEqual({ isSender: false, changes: 1 });
    });
    await vi.waitFor(async () => expect(await get()).toEqual({ pid: sender, changes: 0 }));
  });

  test('a worker that dies is reported and replaced', async () => {
    const { program, get } = await start();
    const [first = 0] = await pidsOf(get);
    const lost = once(program, 'message');
    process.kill(first, 'SIGKILL');
    expect(await lost).toEqual([{ lost: 'SIGKILL' }, undefined]);
    await vi.waitFor(
      async () => {
        const pids = await pidsOf(get);
        expect([pids.size, pids.has(first)]).toEqual([2, false]);
      },
      { timeout: 20_000 },
    );
  });

  test('SIGTERM ends the workers with their program', async () => {
    const { program, get } = await start();
    const pids = await pidsOf(get);
    program.kill('SIGTERM');
    expect(await once(program, 'exit')).toEqual([0, null]);
    for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow();
  });

  test('a worker that ends before it is ready fails the start', async () => {
    const { messages } = await start('broken');
    await vi.waitFor(() =>
      expect(messages).toContainEqual({ failed: 'a worker ended before it was ready: exit code 7' }),
    );
  });
});
