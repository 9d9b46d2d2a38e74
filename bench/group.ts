import type { Row } from './row.ts';

// each group's module exports one function that measures and returns rows
const module = (await import(`./${process.argv[2] ?? ''}.ts`)) as Record<string, () => Promise<Row[]>>;
const measure = Object.entries(module).find(([name]) => name.startsWith('bench'))?.[1];
if (!measure) throw new Error(`bench/${process.argv[2] ?? ''}.ts exports no function that begins with "bench"`);
process.send?.(await measure());
if (process.connected) process.disconnect();
