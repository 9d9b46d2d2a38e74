import type { Row } from './row.ts';

// each module exports one function that measures a group and returns its rows
const module = (await import(`./${process.argv[2] ?? ''}.ts`)) as Record<string, () => Promise<Row[]>>;
const measure = Object.entries(module).find(([name]) => name.startsWith('bench'))?.[1];
if (!measure) throw new Error(`bench/${process.argv[2] ?? ''}.ts exports no function whose name starts with "bench"`);
process.send?.(await measure());
if (process.connected) process.disconnect();
