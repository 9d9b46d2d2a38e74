import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../build/client/_app/', import.meta.url);

/** Returns the path of the shop's script that contains a text. Its name does not say what is in it. */
export function builtScript(text: string): string {
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const found = scripts.filter((name) => readFileSync(new URL(name, folder), 'utf8').includes(text));
  if (found.length !== 1) throw new Error(`${found.length} scripts contain “${text}”: ${found.join(', ')}`);
  return `/_app/${found.join('')}`;
}
