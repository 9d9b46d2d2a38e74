import { userInfo } from 'node:os';
import { expect, test } from 'vitest';
import { operatorName } from './operator-name.ts';

test('an operator is named by --by, or else by the user of the system', () => {
  expect(operatorName(' ada ')).toBe('ada');
  expect(operatorName(undefined)).toBe(userInfo().username);
});

test('a user without a name, as in a container, is asked for --by', () => {
  const nameless = () => {
    throw new Error('ENOENT: no such file or directory, uv_os_get_passwd');
  };
  expect(() => operatorName(undefined, nameless)).toThrow('Say who you are: --by NAME');
  expect(() => operatorName('  ')).toThrow('Say who you are: --by NAME');
});
