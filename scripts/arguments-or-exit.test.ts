import { expect, test, vi } from 'vitest';
import { argumentsOrExit } from './arguments-or-exit.ts';

test('a mistyped option ends a command with what is wrong about it', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  const options = { check: { type: 'boolean' } } as const;
  expect(argumentsOrExit({ args: ['--check'], options }).values).toEqual({ check: true });
  expect(() => argumentsOrExit({ args: ['--chekc'], options })).toThrow('exit 2');
  expect(said).toHaveBeenCalledWith("Unknown option '--chekc'");
  said.mockRestore();
  exit.mockRestore();
});
