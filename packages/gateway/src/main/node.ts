import { endCleanly } from '@basin/server';
import { readEnvironment, type Environment } from './environment.ts';
import { startGateway } from './start-gateway.ts';
import { startupFailure } from './startup-failure.ts';

let environment: Environment | undefined;
try {
  environment = readEnvironment(process.env);
  const gateway = startGateway(environment);
  endCleanly(gateway.end);
  await gateway.ready;
  process.send?.({ ready: true });
} catch (error) {
  console.error(startupFailure(error, environment) ?? error);
  process.exit(1);
}
