// Part of the build: writes the document without indentation, which halves its size.
import { readFileSync, writeFileSync } from 'node:fs';

const document: unknown = JSON.parse(readFileSync(new URL('../openapi.json', import.meta.url), 'utf8'));
writeFileSync(new URL('../dist/openapi.json', import.meta.url), JSON.stringify(document));
