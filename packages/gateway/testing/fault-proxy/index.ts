import type { Fault } from './fault.ts';
import { requestFaults } from './request-faults.ts';
import { responseFaults } from './response-faults.ts';

export type { Fault } from './fault.ts';
export { startFaultyGateway } from './faulty-gateway.ts';
export { startFaultProxy, type FaultProxy, type Leg, type ShouldFail } from './fault-proxy.ts';

/** Every fault that the proxy can simulate. */
export const faults: readonly Fault[] = [...requestFaults, ...responseFaults];
