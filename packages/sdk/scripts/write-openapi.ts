// Part of the build: the package has the document without its indentation, which is half of it.
import { readFileSync, writeFileSync } from 'node:fs';

const document: unknown = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8'));
writeFileSync(new URL('../dist/openapi.json', import.meta.url), JSON.stringify(document));
