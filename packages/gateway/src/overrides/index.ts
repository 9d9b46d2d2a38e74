export { overriddenNow, withOverriddenStock } from './overridden-request.ts';
export { withOverrides } from './with-overrides.ts';
