import {
  fail,
  isAborted,
  runIn,
  runOn,
  schemaOf,
  type Payload,
  type Run,
  type Schema,
  type Way,
  validate,
} from './schema.ts';

type Members = Record<string, unknown>;
type Shape = Readonly<Record<string, Schema>>;

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const objectOf = (
  shape: Shape,
  readUnknown?: (payload: Payload, unknown: string[], input: Members) => void,
): Schema => {
  const members = Object.entries(shape);
  return schemaOf(
    (payload, way) => {
      const input = payload.value;
      if (!isObject(input)) return void fail(payload, 'invalid_type');
      const output: Members = (payload.value = {});
      for (const [key, schema] of members) readMember(schema, key, input, output, payload, way);
      readUnknown?.(
        payload,
        Object.keys(input).filter((key) => !Object.hasOwn(shape, key)),
        input,
      );
    },
    { shape },
  );
};

/** A member that is missing where it may be is not invented; one that is there stays, undefined or not. */
function readMember(schema: Schema, key: string, input: Members, output: Members, payload: Payload, way: Way): void {
  const isPresent = key in input;
  const { optin, optout } = schema;
  if (!isPresent && optout && optin === 'optional') return;
  const { value, issues } = runIn(schema, key, input[key], payload, way);
  if (!isPresent && !optin) {
    if (issues.length === 0) fail(payload, 'invalid_type', { path: [key] });
  } else if (value !== undefined || isPresent || !optout) output[key] = value;
}

export const object = (shape: Shape): Schema => objectOf(shape);

export const strictObject = (shape: Shape): Schema =>
  objectOf(shape, (payload, keys) => {
    if (keys.length > 0) fail(payload, 'unrecognized_keys', { keys, continue: true });
  });

export const looseObject = (shape: Shape): Schema =>
  objectOf(shape, ({ value }, keys, input) => {
    for (const key of keys) if (key !== '__proto__') (value as Members)[key] = input[key];
  });

export const extend = ({ def }: Schema, more: Shape): Schema => object({ ...(def.shape as Shape), ...more });

export const array = (element: Schema): Schema =>
  schemaOf((payload, way) => {
    const list: unknown = payload.value;
    if (!Array.isArray(list)) return void fail(payload, 'invalid_type');
    payload.value = Array.from(list, (item, at) => runIn(element, at, item, payload, way).value);
  });

export const tuple = (elements: readonly Schema[]): Schema =>
  schemaOf((payload, way) => {
    const list: unknown = payload.value;
    if (!Array.isArray(list)) return void fail(payload, 'invalid_type');
    if (list.length < elements.length) return void fail(payload, 'too_small');
    if (list.length > elements.length) fail(payload, 'too_big');
    payload.value = elements.map((element, at) => runIn(element, at, list[at], payload, way).value);
  });

export const record = (key: Schema, member: Schema): Schema =>
  schemaOf((payload, way) => {
    const input = payload.value;
    if (!isObject(input)) return void fail(payload, 'invalid_type');
    const known = key.def.values as readonly string[] | undefined;
    const output: Members = (payload.value = {});
    const keys = Object.keys(input);
    for (const name of known ?? keys)
      if (name !== '__proto__') output[name] = runIn(member, name, input[name], payload, way).value;
    const others = keys.filter((name) => known && !known.includes(name));
    if (others.length > 0) fail(payload, 'unrecognized_keys', { keys: others, continue: true });
  });

/** The first alternative that reads the value; one that only finds its own faults may tell them. */
const firstOf =
  (options: readonly Schema[]): Run =>
  (payload, way) => {
    const results: Payload[] = [];
    for (const option of options) {
      const result = runOn(option, payload.value, way);
      if (result.issues.length === 0) return void (payload.value = result.value);
      results.push(result);
    }
    const [only, ...others] = results.filter((result) => !isAborted(result));
    if (!only || others.length > 0) return void fail(payload, 'invalid_union');
    payload.value = only.value;
    payload.issues.push(...only.issues);
  };

export const union = (options: readonly Schema[]): Schema =>
  schemaOf(
    firstOf(options),
    {},
    {
      optin: options.some(({ optin }) => optin === 'defaulted')
        ? 'defaulted'
        : options.find(({ optin }) => optin)?.optin,
      optout: options.some(({ optout }) => optout),
    },
  );

export const discriminatedUnion = (discriminator: string, options: readonly Schema[]): Schema =>
  schemaOf((payload, way) => {
    const input = payload.value;
    if (!isObject(input)) return void fail(payload, 'invalid_type');
    const tag = input[discriminator];
    const reads = ({ def }: Schema): boolean => {
      const member = (def.shape as Shape)[discriminator];
      return member !== undefined && validate(member, tag);
    };
    const option = options.find(reads);
    if (option) option.run(payload, way);
    else if (way.backward) firstOf(options)(payload, way);
    else fail(payload, 'invalid_union', { path: [discriminator] });
  });

/** What both sides read; a member is unknown when neither knows it. */
export const intersection = (left: Schema, right: Schema): Schema =>
  schemaOf((payload, way) => {
    const results = [left, right].map((side) => runOn(side, payload.value, way));
    payload.issues.push(...results.flatMap(({ issues }) => issues));
    payload.value = Object.assign({}, ...results.map(({ value }) => value)) as unknown;
  });
