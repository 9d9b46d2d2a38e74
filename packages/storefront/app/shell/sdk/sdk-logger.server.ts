import { isSdkError } from '@basin/sdk';
import type { Logger } from 'pino';

/**
 * Returns the logger of the SDK on the shop's log. A call that was aborted is no error: its client hung up or its session ended.
 */
export function sdkLogger(log: Logger) {
  const logAs = (level: 'warn' | 'error') => (message: string, problem?: unknown) => {
    if (isSdkError(problem) && problem.kind === 'aborted') log.info({ call: problem.call }, `${message}: call aborted`);
    else log[level]({ err: problem }, message);
  };
  return { warn: logAs('warn'), error: logAs('error') };
}
