#!/usr/bin/env node
/** Serves the mock back end on this machine until Ctrl-C: see the usage below. */
import { parseArgs } from 'node:util';
import { serveMockBackend } from './serve.ts';

const usage = `basin-mock-backend [--port 4000] [--shop http://localhost:3000]

  --port  of the gateway; author system, identity provider, pictures and card form have the next four
  --shop  where the shop runs: its pages may call, and sign-ins lead back to it`;

function exitWith(problem: string): never {
  console.error(problem);
  process.exit(2);
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: { port: { type: 'string' }, shop: { type: 'string' }, help: { type: 'boolean' } },
    });
    return values;
  } catch (error) {
    return exitWith(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

function problemOf(error: unknown, port: number): string {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (isTaken) return `One of the ports ${port} to ${port + 4} is in use: choose five others with --port.`;
  return error instanceof Error ? error.message : String(error);
}

const { port: portText = '4000', shop = 'http://localhost:3000', help } = readArguments();
if (help) {
  console.log(usage);
  process.exit(0);
}
const port = Number(portText);
if (!Number.isInteger(port) || port < 0 || port > 65_531) exitWith(`--port must be a port, got '${portText}'.`);
if (!URL.canParse(shop)) exitWith(`--shop must be an address such as http://localhost:3000, got '${shop}'.`);
const { origins } = await serveMockBackend({ port, shop }).catch((error: unknown) => exitWith(problemOf(error, port)));
for (const [name, origin] of Object.entries(origins)) console.log(`${name.padEnd(8)} ${origin}`);
console.log('Sign in as homeowner@example.com or trade@example.com, password Soak!Basin2030. Ctrl-C ends it.');
