import { isSdkError } from '@basin/sdk';
import type { Logger } from 'pino';

/**
 * Returns an SDK logger that writes to the shop's log. An aborted call is not logged as an error: the client
 * disconnected or its session ended.
 */
export function sdkLogger(log: Logger) {
  const logAs = (level: 'warn' | 'error') => (message: string, problem?: unknown) => {
    if (isSdkError(problem) && problem.kind === 'aborted') log.info({ call: problem.call }, `${message}: call aborted`);
    else log[level]({ err: problem }, message);
  };
  return { warn: logAs('warn'), error: logAs('error') };
}
