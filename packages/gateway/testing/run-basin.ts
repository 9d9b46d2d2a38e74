import { vi } from 'vitest';
import { runCommand } from '../src/cli/run-command.ts';

/** Runs `npm run basin` in this process on a data folder. Returns its exit code and what it printed. */
export async function runBasin(
  dataDir: string,
  ...args: readonly string[]
): Promise<{ code: number; printed: string }> {
  const lines: string[] = [];
  const outputs = (['log', 'error'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation((line) => void lines.push(String(line))),
  );
  try {
    const code = await runCommand(args, { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir });
    return { code, printed: lines.join('\n') };
  } finally {
    for (const output of outputs) output.mockRestore();
  }
}
