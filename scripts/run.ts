import { spawn } from 'node:child_process';

/** Runs a command in this terminal; true when it ended well. The name of the Node environment is given, never inherited. */
export async function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const inherited = { ...process.env };
  delete inherited.NODE_ENV;
  const child = spawn(command, args, { stdio: 'inherit', env: { ...inherited, ...env } });
  const forward = (signal: NodeJS.Signals): void => void child.kill(signal);
  process.on('SIGINT', forward).on('SIGTERM', forward);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('exit', resolve);
  });
  process.off('SIGINT', forward).off('SIGTERM', forward);
  return code === 0;
}
