import { runOn, schemaOf, type Payload, type Schema, type Way } from './schema.ts';

export const optional = (inner: Schema): Schema =>
  schemaOf(
    (payload, way) => {
      if (payload.value !== undefined) inner.run(payload, way);
      else if (inner.optin === 'defaulted') {
        const { value, issues } = runOn(inner, undefined, way);
        payload.value = issues.length === 0 ? value : undefined;
      }
    },
    {},
    { optin: inner.optin === 'defaulted' ? 'defaulted' : 'optional', optout: true },
  );

export const nullable = (inner: Schema): Schema =>
  schemaOf(
    (payload, way) => {
      if (payload.value !== null) inner.run(payload, way);
    },
    {},
    inner,
  );

export const _default = (inner: Schema, value: unknown): Schema =>
  schemaOf(
    (payload, way) => {
      if (payload.value !== undefined || way.backward) inner.run(payload, way);
      if (payload.value === undefined && !way.backward) payload.value = copied(value);
    },
    {},
    { optin: 'defaulted' },
  );

export const prefault = (inner: Schema, value: unknown): Schema =>
  schemaOf(
    (payload, way) => {
      if (payload.value === undefined && !way.backward) payload.value = copied(value);
      inner.run(payload, way);
    },
    {},
    { optin: 'defaulted' },
  );

const copied = (value: unknown): unknown =>
  Array.isArray(value) ? [...(value as unknown[])] : typeof value === 'object' ? { ...value } : value;

export const lazy = (getter: () => Schema): Schema => schemaOf((payload, way) => getter().run(payload, way));

export const transform = (change: (value: never, payload: Payload) => unknown): Schema =>
  schemaOf(
    (payload, way) => {
      if (way.backward) throw new TypeError('A transform has no way back.');
      payload.value = change(payload.value as never, payload);
    },
    {},
    { optin: 'optional' },
  );

export const pipe = (wire: Schema, meaning: Schema): Schema =>
  schemaOf(
    (payload, way) => {
      const [first, next] = inOrder(wire, meaning, way);
      first.run(payload, way);
      // unknown members say nothing about the value
      if (payload.issues.every(({ code }) => code === 'unrecognized_keys')) next.run(payload, way);
      else payload.isStopped = true;
    },
    {},
    { optin: wire.optin, optout: meaning.optout },
  );

interface Translation {
  readonly decode: (wire: never, payload: Payload) => unknown;
  readonly encode: (meaning: never, payload: Payload) => unknown;
}

export const codec = (wire: Schema, meaning: Schema, { decode, encode }: Translation): Schema =>
  schemaOf(
    (payload, way) => {
      const [first, next] = inOrder(wire, meaning, way);
      first.run(payload, way);
      if (payload.issues.length === 0)
        payload.value = (way.backward ? encode : decode)(payload.value as never, payload);
      if (payload.issues.length === 0) next.run(payload, way);
      else payload.isStopped = true;
    },
    {},
    { optin: wire.optin, optout: meaning.optout },
  );

const inOrder = (wire: Schema, meaning: Schema, { backward }: Way): [Schema, Schema] =>
  backward ? [meaning, wire] : [wire, meaning];

export const NEVER = undefined;
