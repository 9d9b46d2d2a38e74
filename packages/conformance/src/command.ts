#!/usr/bin/env node
/** Runs the contract's checks against a gateway: see the usage below, or the README. */
import { gatewayTimeoutMs } from '@basin/domain';
import { printJunit } from './print-junit.ts';
import { printReport } from './print-report.ts';
import { readCommand, usage, type Command } from './read-command.ts';
import { runConformance, type Report } from './run-conformance.ts';

const printers: Record<Command['format'], (report: Report) => string> = {
  table: printReport,
  json: (report) => JSON.stringify(report, undefined, 2),
  junit: printJunit,
};

function commandOrExit(): Command {
  try {
    return readCommand(process.argv.slice(2), process.env);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    process.exit(2);
  }
}

/** Exits when a URL does not respond, which is a wrong URL rather than two hundred failed checks. */
async function expectResponse(url: string | undefined): Promise<void> {
  if (!url) return;
  await fetch(url, { signal: AbortSignal.timeout(gatewayTimeoutMs) }).catch((error: unknown) => {
    const cause = error instanceof Error ? error.cause : undefined;
    console.error(`${url} does not respond${cause instanceof Error ? `: ${cause.message}` : ''}`);
    process.exit(2);
  });
}

if (process.argv.includes('--help')) {
  console.log(usage);
  process.exit(0);
}
const { options, format } = commandOrExit();
const { gatewayUrl, authorUrl, identityUrl, cardFrameUrl } = options;
for (const url of [gatewayUrl, authorUrl, identityUrl, cardFrameUrl]) await expectResponse(url);
const report = await runConformance(options);
console.log(printers[format](report));
process.exitCode = report.conforms ? 0 : 1;
