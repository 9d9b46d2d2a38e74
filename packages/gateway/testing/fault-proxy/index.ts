import type { Fault } from './fault.ts';
import { lostAnswers } from './lost-answers.ts';
import { lostRequests } from './lost-requests.ts';

export type { Fault } from './fault.ts';
export { startFaultyHouse } from './faulty-house.ts';
export { startFaultProxy, type FaultProxy, type Suffers, type Way } from './fault-proxy.ts';

/** Every fault that the proxy knows. */
export const faults: readonly Fault[] = [...lostRequests, ...lostAnswers];
