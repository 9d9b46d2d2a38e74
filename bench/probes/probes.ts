import { responseProbes } from './response-probes.ts';
import { failureProbes } from './failure-probes.ts';
import { leakProbes } from './leak-probes.ts';
import type { Probe } from './probe.ts';
import { tokenProbes } from './token-probes.ts';

/** All probes, each of which runs on every client. */
export const probes: readonly Probe[] = [...tokenProbes, ...failureProbes, ...leakProbes, ...responseProbes];
