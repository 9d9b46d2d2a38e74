import { createSdk, driftPolicy, type DriftReport, type Sdk, type SdkOptions } from '@basin/sdk';

/** An SDK that goes on without what a gateway answers against the contract, and reports each such place. */
export const sdkWithReports = (options: SdkOptions, report: (drift: DriftReport) => void): Sdk =>
  createSdk({ ...options, drift: driftPolicy('tolerant', report) });
