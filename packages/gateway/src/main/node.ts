import { runGateway } from './run-gateway.ts';
import { startGateway } from './start-gateway.ts';

await runGateway(startGateway);
