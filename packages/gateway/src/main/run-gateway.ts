import { endCleanly } from '@basin/server';
import { readEnvironment, type Environment } from './environment.ts';
import type { StartedGateway } from './start-gateway.ts';
import { startupFailure } from './startup-failure.ts';

/**
 * Runs a gateway as this process until it is stopped. When it cannot start, prints the reason in one line and exits.
 */
export async function runGateway(start: (settings: Environment) => StartedGateway): Promise<void> {
  let environment: Environment | undefined;
  const state = { isEnding: false };
  try {
    environment = readEnvironment(process.env);
    const gateway = start(environment);
    endCleanly((reason) => {
      state.isEnding = true;
      return gateway.end(reason);
    });
    await gateway.ready;
    process.send?.({ ready: true });
  } catch (error) {
    if (state.isEnding) return; // the start lost its database
    console.error(startupFailure(error, environment) ?? error);
    process.exit(1);
  }
}
