import { userInfo } from 'node:os';
import { afterEach, expect, test, vi } from 'vitest';
import { operatorName } from './operator-name.ts';

vi.mock('node:os', async (original) => {
  const os = await original<typeof import('node:os')>();
  return { ...os, userInfo: vi.fn(os.userInfo) };
});
afterEach(() => vi.mocked(userInfo).mockReset());

test('an operator is named by --by, or else by the user of the system', () => {
  expect(operatorName(' ada ')).toBe('ada');
  vi.mocked(userInfo).mockReturnValue({ username: 'lee' } as ReturnType<typeof userInfo>);
  expect(operatorName(undefined)).toBe('lee');
});

test('a user without a name, as in a container, is asked for --by', () => {
  vi.mocked(userInfo).mockImplementation(() => {
    throw new Error('ENOENT: no such file or directory, uv_os_get_passwd');
  });
  expect(() => operatorName(undefined)).toThrow('Say who you are: --by NAME');
  expect(() => operatorName('  ')).toThrow('Say who you are: --by NAME');
});
