import {
  addOverriddenCalls,
  type CallOverride,
  errorNames,
  namedCalls,
  noOverrides,
  type OverridableEnv,
  type Overrides,
  type Origin,
} from '@basin/gateway/engine';
import { Hono } from 'hono';
import type { CallOverrides } from './mock-backend.ts';

/** The overridden calls of the shop. */
export class OverriddenCalls {
  #calls = new Map<string, CallOverride>();

  /** @throws {RangeError} for an unknown call */
  of(name: string): CallOverrides {
    const entry = namedCalls.get(name);
    if (!entry) throw new RangeError(`unknown call '${name}': use a name from sdk.calls, such as cart.update`);
    const set = (more: CallOverride) => this.#calls.set(name, { ...this.#calls.get(name), ...more });
    return {
      takes: (latencyMs) => void set({ latencyMs }),
      fails(error) {
        const errors = errorNames(name, entry);
        if (!errors.includes(String(error)))
          throw new RangeError(`${name} does not document ${error}: use one of ${errors.join(', ')}`);
        set({ error: String(error) });
      },
    };
  }

  clear(): void {
    this.#calls.clear();
  }

  /** Wraps a system of the shop so that the overrides apply to its calls. */
  over(origin: Origin, system: 'gateway' | 'author' | 'identity'): Origin {
    const overridesOf = (): Overrides => ({ ...noOverrides, calls: this.#calls });
    const app = new Hono<OverridableEnv>();
    addOverriddenCalls(app, { origin, system, overridesOf, run: (_, answer) => answer() });
    return { fetch: (request) => app.fetch(request, {}) };
  }
}
