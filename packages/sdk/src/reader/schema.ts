// What a browser reads the contract with: the part of zod/mini that the contract is written in, at a fifth of its size.

/** One thing that is wrong with a value. */
export interface Issue {
  readonly code: string;
  readonly path: PropertyKey[];
  readonly message: string;
  /** Whether the checks behind it still run. */
  readonly continue?: boolean;
  readonly keys?: readonly string[];
}

/** A value on its way through a schema, and what was found wrong with it. */
export interface Payload {
  value: unknown;
  issues: Issue[];
  /** It went no further. */
  isStopped?: boolean;
}

/** `backward` writes a meaning as it travels; `unchecked` leaves the checks out. */
export interface Way {
  readonly backward?: boolean;
  readonly unchecked?: boolean;
}

export type Run = (payload: Payload, way: Way) => void;
export type Check = (payload: Payload, isAborted: boolean) => void;

/** What a schema says about a member that is not there. */
export interface Presence {
  /** May be missing: nothing is put in its place, or a default is. */
  readonly optin?: 'optional' | 'defaulted' | undefined;
  /** May be missing in what is read. */
  readonly optout?: boolean | undefined;
}

export interface Schema extends Presence {
  readonly def: Readonly<Record<string, unknown>>;
  readonly run: Run;
  readonly check: (...checks: Check[]) => Schema;
  readonly parse: (value: unknown) => unknown;
  readonly safeParse: (value: unknown) => Result;
}

export type Result =
  | { readonly success: true; readonly data: unknown; readonly error?: undefined }
  | { readonly success: false; readonly data?: undefined; readonly error: { readonly issues: readonly Issue[] } };

export function schemaOf(
  run: Run,
  def: Schema['def'] = {},
  presence: Presence = {},
  checks: readonly Check[] = [],
): Schema {
  const schema: Schema = {
    def,
    optin: presence.optin,
    optout: presence.optout,
    run: checks.length === 0 ? run : checked(run, checks),
    check: (...more) => schemaOf(run, def, presence, [...checks, ...more]),
    parse(value) {
      const { success, data, error } = safeParse(schema, value);
      if (!success) throw Object.assign(new Error(JSON.stringify(error.issues)), error);
      return data;
    },
    safeParse: (value) => safeParse(schema, value),
  };
  return schema;
}

export const fail = ({ issues }: Payload, code: string, more?: Partial<Issue>): number =>
  issues.push({ code, path: [], message: 'Invalid input', ...more });

/** Runs a schema on a value of its own. */
export function runOn({ run }: Pick<Schema, 'run'>, value: unknown, way: Way): Payload {
  const payload: Payload = { value, issues: [] };
  run(payload, way);
  return payload;
}

/** Runs a schema on a member, whose issues are told under its name. */
export function runIn(schema: Schema, key: PropertyKey, value: unknown, { issues }: Payload, way: Way): Payload {
  const result = runOn(schema, value, way);
  for (const issue of result.issues) {
    issue.path.unshift(key);
    issues.push(issue);
  }
  return result;
}

export const isAborted = ({ issues, isStopped }: Payload): boolean =>
  isStopped ?? issues.some((issue) => !issue.continue);

/** Going backward, the meaning is checked before it is written. */
const checked =
  (run: Run, checks: readonly Check[]): Run =>
  (payload, way) => {
    const test = () => {
      for (const check of checks) check(payload, isAborted(payload));
    };
    if (!way.backward || way.unchecked) {
      run(payload, way);
      if (!way.unchecked) test();
      return;
    }
    const probe = runOn({ run }, payload.value, { ...way, unchecked: true });
    if (isAborted(probe)) {
      payload.issues.push(...probe.issues);
      return;
    }
    test();
    run(payload, way);
  };

const resultOf = ({ value, issues }: Payload): Result =>
  issues.length === 0 ? { success: true, data: value } : { success: false, error: { issues } };

export const safeParse = (schema: Schema, wire: unknown): Result => resultOf(runOn(schema, wire, {}));
export const safeEncode = (schema: Schema, meaning: unknown): Result =>
  resultOf(runOn(schema, meaning, { backward: true }));
export const validate = (schema: Schema, wire: unknown): boolean => safeParse(schema, wire).success;
