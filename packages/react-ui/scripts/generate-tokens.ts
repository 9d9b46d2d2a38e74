import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import type { TokenNode } from '../src/brand/token-node.ts';
import { tailwindTheme } from '../src/brand/tailwind-theme.ts';
import { tokensCss } from '../src/brand/tokens-css.ts';
import { tokensTs } from './tokens-ts.ts';

const folder = new URL('../src/tokens/', import.meta.url);
const tokens = JSON.parse(readFileSync(new URL('tokens.json', folder), 'utf8')) as TokenNode;
const style = { singleQuote: true, printWidth: 120 } as const;
const mark = '/* Generated from tokens.json by scripts/generate-tokens.ts. */\n';

const write = async (name: string, text: string, parser: 'css' | 'typescript') =>
  writeFileSync(new URL(name, folder), await format(text, { ...style, parser }));

await write('tokens.css', mark + tokensCss(tokens), 'css');
await write('tailwind.css', mark + tailwindTheme(tokens), 'css');
await write('tokens.ts', tokensTs(tokens), 'typescript');
