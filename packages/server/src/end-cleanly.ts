/** Runs `end` once, on Ctrl-C, on SIGTERM or when the parent process has ended, and then exits. */
export function endCleanly(end: (reason: string) => Promise<void>): void {
  let isEnding = false;
  for (const reason of ['SIGINT', 'SIGTERM', 'disconnect'] as const)
    process.on(reason, () => {
      if (isEnding) return;
      isEnding = true;
      void end(reason).finally(() => process.exit(0));
    });
}
