import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { compileCache } from './compile-cache.ts';

/** Runs a command in this terminal; resolves to whether it exited with 0. NODE_ENV is passed on only when `env` sets it. */
export function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  return succeeded(start(command, args, env, 'inherit'));
}

/** Runs a command like `run`, but returns its output instead of printing it. Use it for concurrent commands. */
export async function runQuietly(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ passed: boolean; output: string }> {
  const child = start(command, args, env, ['ignore', 'pipe', 'pipe']);
  const streams = [child.stdout, child.stderr].flatMap((stream) => stream ?? []);
  const [passed, ...output] = await Promise.all([succeeded(child), ...streams.map((stream) => text(stream))]);
  return { passed, output: output.join('') };
}

function start(command: string, args: readonly string[], env: NodeJS.ProcessEnv, stdio: StdioOptions): ChildProcess {
  const inherited: NodeJS.ProcessEnv = { NODE_COMPILE_CACHE: compileCache, ...process.env };
  delete inherited.NODE_ENV;
  return spawn(command, args, { stdio, env: { ...inherited, ...env } });
}

async function succeeded(child: ChildProcess): Promise<boolean> {
  const forward = (signal: NodeJS.Signals): void => void child.kill(signal);
  process.on('SIGINT', forward).on('SIGTERM', forward);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('exit', resolve);
  });
  process.off('SIGINT', forward).off('SIGTERM', forward);
  return code === 0;
}
