/** Runs `end` once, on Ctrl-C, on SIGTERM or when the parent process has ended, and then exits; with 1 when it fails. */
export function endCleanly(end: (reason: string) => Promise<void>): void {
  let isEnding = false;
  for (const reason of ['SIGINT', 'SIGTERM', 'disconnect'] as const)
    process.on(reason, () => {
      if (isEnding) return;
      isEnding = true;
      end(reason).then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
}
