import { createSdk, driftPolicy, type DriftReport, type Sdk, type SdkOptions } from '@basin/sdk';

/** Creates an SDK that omits response members that violate the contract and reports their locations. */
export const sdkWithReports = (options: SdkOptions, report: (drift: DriftReport) => void): Sdk =>
  createSdk({ ...options, drift: driftPolicy('tolerant', report) });
