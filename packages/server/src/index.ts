export { createAdmission, type Admission, type AdmissionLimits } from './admission.ts';
export { endCleanly } from './end-cleanly.ts';
export { isHost, originAt, originsWarning } from './host.ts';
export { listen, type Listener, type ListenOptions } from './listen.ts';
export { listenFailure } from './listen-failure.ts';
export type { Rejection } from './reject-connection.ts';
export { runWorkers, WorkerStartError, type Workers, type WorkersOptions } from './run-workers.ts';
