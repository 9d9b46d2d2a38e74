#!/usr/bin/env node
/** Checks brands and builds their files; see the usage text or the README. */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { composeBrands, type Brand } from '../brand.ts';
import { brandFiles } from '../brand-files.ts';
import { checkBrand } from '../check-brand.ts';
import { printCheck } from './print-check.ts';
import { readCommand, usage, type Command } from './read-command.ts';

/** Exits with 2 when the input cannot be read or the output cannot be written, which says nothing about the contrast. */
function exitWith(error: unknown, more = ''): never {
  console.error(`${error instanceof Error ? error.message : String(error)}${more}`);
  process.exit(2);
}

function commandOrExit(): Command {
  try {
    return readCommand(process.argv.slice(2));
  } catch (error) {
    return exitWith(error, `\n\n${usage}`);
  }
}

async function brandsOrExit({ paths }: Command): Promise<Brand[]> {
  try {
    const read = async ([name, path]: [string, string]) => [name, parse(path, await textOf(path))] as const;
    const sources = await Promise.all(Object.entries(paths).map(read));
    return composeBrands(Object.fromEntries(sources));
  } catch (error) {
    return exitWith(error);
  }
}

async function textOf(path: string): Promise<string> {
  if (!existsSync(path)) throw new Error(`${path} does not exist`);
  return readFile(path, 'utf8');
}

function parse(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${path} is not JSON: ${(error as SyntaxError).message}`, { cause: error });
  }
}

async function write(brands: readonly Brand[], { out, paths }: Command): Promise<void> {
  await mkdir(out, { recursive: true });
  for (const brand of brands)
    for (const [end, text] of Object.entries(brandFiles(brand, brands))) {
      const path = join(out, `${brand.name}${end}`);
      if (Object.values(paths).some((source) => resolve(source) === resolve(path)))
        exitWith(`${path} is a source brand: choose another folder`);
      console.log(`${existsSync(path) ? 'overwrote' : 'wrote'} ${path}`);
      await writeFile(path, text);
    }
}

if (process.argv.includes('--help')) {
  console.log(usage);
  process.exit(0);
}
const command = commandOrExit();
const brands = await brandsOrExit(command);
const checks = brands.map(({ name, tokens }) => ({ name, pairs: checkBrand(tokens) }));
for (const { name, pairs } of checks) console.log(printCheck(name, pairs));
const passes = checks.every(({ pairs }) => pairs.every((pair) => pair.passes));
if (passes && command.action === 'build') await write(brands, command).catch(exitWith);
process.exitCode = passes ? 0 : 1;
