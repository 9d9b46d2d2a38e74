import { version } from 'react';

const isKnown = !/^1[678]\./.test(version);

/** Attributes of HTML that React 18 knows no property for: it passes them on as HTML spells them, and warns of any other way. */
// @__NO_SIDE_EFFECTS__
export const nativeAttributes = <Attributes extends object>(attributes: Attributes): Attributes =>
  isKnown
    ? attributes
    : (Object.fromEntries(
        Object.entries(attributes).map(([name, value]) => [name.toLowerCase(), value]),
      ) as Attributes);
