import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { tokensCss, tokensTs, type TokenNode } from './token-files.ts';

const folder = new URL('../src/tokens/', import.meta.url);
const tokens = JSON.parse(readFileSync(new URL('tokens.json', folder), 'utf8')) as TokenNode;
const style = { singleQuote: true, printWidth: 120 } as const;

writeFileSync(new URL('tokens.css', folder), await format(tokensCss(tokens), { ...style, parser: 'css' }));
writeFileSync(new URL('tokens.ts', folder), await format(tokensTs(tokens), { ...style, parser: 'typescript' }));
