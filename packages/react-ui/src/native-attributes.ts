import { version } from 'react';

const isKnown = !version.startsWith('18');

/** HTML attributes without a property in React 18, which passes them on in their HTML spelling and warns about any other. */
// @__NO_SIDE_EFFECTS__
export const nativeAttributes = <Attributes extends object>(attributes: Attributes): Attributes =>
  isKnown
    ? attributes
    : (Object.fromEntries(
        Object.entries(attributes).map(([name, value]) => [name.toLowerCase(), value]),
      ) as Attributes);
