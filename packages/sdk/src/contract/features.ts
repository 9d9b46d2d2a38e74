import * as z from 'zod/mini';
import type { Named } from './named.ts';
import { call } from './call.ts';
import { errorBodySchema } from './error-body.ts';
import { anyText, optionalTextOf } from './values.ts';
import { decodeWith } from './decode-with.ts';
import { byName } from './by-name.ts';

const wireFlagsSchema = z.union([
  z.object({ flags: byName(z.boolean()) }),
  z.array(z.object({ text: anyText, value: z.literal(['true', 'false']) })),
]);

const featureFlagsShape = decodeWith(wireFlagsSchema, (wire: z.output<typeof wireFlagsSchema>): ReadonlySet<string> => {
  const flags = Array.isArray(wire)
    ? wire.map(({ text: name, value }) => [name, value === 'true'] as const)
    : Object.entries(wire.flags);
  return new Set(flags.filter(([, isOn]) => isOn).map(([name]) => name));
});
export interface FeatureFlagsSchema extends Named<typeof featureFlagsShape> {}
/** The names of the enabled features. */
export const featureFlagsSchema: FeatureFlagsSchema = featureFlagsShape;

/** Feature flags. */
export const featureCalls = {
  /** Returns the enabled features; an unknown feature is disabled. */
  list: call({
    number: 7,
    key: 'featureFlags',
    system: 'author',
    method: 'GET',
    path: '/bin/storefront/featureflags',
    auth: 'none',
    query: z.strictObject({ path: optionalTextOf(512) }),
    response: featureFlagsSchema,
    errors: { 404: errorBodySchema },
  }),
};
