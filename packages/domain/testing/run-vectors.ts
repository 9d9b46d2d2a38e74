import { decode } from './decode.ts';
import { encode } from './encode.ts';

interface Case {
  readonly title: string;
  readonly rule: string;
  readonly arguments: readonly unknown[];
  readonly result?: unknown;
  readonly error?: string;
}

type Rules = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>;

/** Runs the cases of a vector file, given as JSON text, against the rules; returns the failures as JSON text. */
export function runVectors(rules: Rules, text: string): string {
  const { cases } = JSON.parse(text) as { cases: readonly Case[] };
  const failures = cases.flatMap((vector) => {
    const got = outcomeOf(rules, vector);
    const wanted = stable(vector.error === undefined ? { result: vector.result } : { error: vector.error });
    return got === wanted ? [] : [{ title: vector.title, rule: vector.rule, wanted, got }];
  });
  return JSON.stringify(failures);
}

function outcomeOf(rules: Rules, vector: Case): string {
  const rule = rules[vector.rule];
  if (!rule) return `no rule ${vector.rule}`;
  try {
    return stable({ result: encode(rule(...(decode(vector.arguments) as unknown[]))) });
  } catch (error) {
    return stable({ error: error instanceof Error ? error.name : String(error) });
  }
}

/** JSON with sorted object keys, so that their order is irrelevant. */
function stable(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) =>
    typeof member === 'object' && member !== null && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}
