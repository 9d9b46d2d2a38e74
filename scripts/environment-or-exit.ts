import { listenFailure } from '@basin/server';
import { readEnvironment, type Environment } from './environment.ts';
import { expectFreePorts } from './ports.ts';

/** Returns the settings when they are valid and their ports are free; otherwise prints one line and exits with 1. */
export async function environmentOrExit(): Promise<Environment> {
  try {
    const environment = readEnvironment(process.env);
    await expectFreePorts(environment);
    return environment;
  } catch (error) {
    const problem = listenFailure(error, 'PORT and GATEWAY_PORT');
    console.error(problem ?? (error instanceof Error ? error.message : error));
    process.exit(1);
  }
}
