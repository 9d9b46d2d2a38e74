#!/usr/bin/env node
/** Creates a shop from an example: see the usage below, or the README. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createProject } from './create-project.ts';
import { examples } from './examples.ts';
import { hasDependencies } from './has-dependencies.ts';
import { nextSteps } from './next-steps.ts';

const list = Object.entries(examples).map(([name, about]) => `  ${name.padEnd(17)} ${about}`);
const usage = `npx @basin/create my-shop --from next-shop\n\nExamples:\n${list.join('\n')}`;

function exitWith(problem: string): never {
  console.error(problem);
  process.exit(2);
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { from: { type: 'string' }, help: { type: 'boolean' } } });
  } catch (error) {
    return exitWith(`${textOf(error)}\n\n${usage}`);
  }
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const { values, positionals } = readArguments();
if (values.help) {
  console.log(usage);
  process.exit(0);
}
const [name, ...others] = positionals;
if (name === undefined || others.length > 0) exitWith(`Pass exactly one folder for the shop.\n\n${usage}`);
const { from } = values;
if (from === undefined || !Object.hasOwn(examples, from))
  exitWith(`${from === undefined ? 'Choose an example with --from' : `Unknown example '${from}'`}.\n\n${usage}`);

const folder = resolve(name);
const source = fileURLToPath(new URL(`examples/${from}/`, import.meta.url));
await createProject(folder, source).catch((error: unknown) => exitWith(textOf(error)));
console.log(`${name} is a copy of ${from}. Next, in two terminals:

  ${nextSteps(process.cwd(), folder, await hasDependencies(folder))}`);
