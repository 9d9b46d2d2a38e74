import { writeFileSync } from 'node:fs';
import { callsDocument } from './calls-document.ts';

writeFileSync(new URL('../../../docs/calls.md', import.meta.url), await callsDocument());
