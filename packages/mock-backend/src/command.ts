#!/usr/bin/env node
/** Serves the mock back end on this machine until Ctrl-C: see the usage below. */
import { parseArgs } from 'node:util';
import { serveMockBackend } from './serve.ts';

const usage = `basin-mock-backend [--port 4000] [--shop http://localhost:3000]

    --port  the port of the gateway; author system, identity provider, pictures and card form use the next four
    --shop  the URL of the shop, whose pages may call the systems and which sign-ins redirect to`;

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
  if (isTaken) return `One of the ports ${port} to ${port + 4} is in use: choose five other ports with --port.`;
  return error instanceof Error ? error.message : String(error);
}

const { port: portText = '4000', shop = 'http://localhost:3000', help } = readArguments();
if (help) {
  console.log(usage);
  process.exit(0);
}
const port = Number(portText);
if (!Number.isInteger(port) || port < 0 || port > 65_531) exitWith(`--port must be a port number, not '${portText}'.`);
if (!URL.canParse(shop)) exitWith(`--shop must be a URL such as http://localhost:3000, not '${shop}'.`);
const { origins } = await serveMockBackend({ port, shop }).catch((error: unknown) => exitWith(problemOf(error, port)));
for (const [name, origin] of Object.entries(origins)) console.log(`${name.padEnd(8)} ${origin}`);
console.log('Sign in as homeowner@example.com or trade@example.com, password Soak!Basin2030. Press Ctrl-C to stop.');
