import { answerProbes } from './answer-probes.ts';
import { failureProbes } from './failure-probes.ts';
import { leakProbes } from './leak-probes.ts';
import type { Probe } from './probe.ts';
import { tokenProbes } from './token-probes.ts';

/** Every question to every client. */
export const probes: readonly Probe[] = [...tokenProbes, ...failureProbes, ...leakProbes, ...answerProbes];
