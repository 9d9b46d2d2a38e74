export * from './create-mock.ts';
export type { AreaFixtures, Fixture, SentRequest } from './fixtures/fixture.ts';
export { fixtureOf, fixtures } from './fixtures/index.ts';
export { conflict, generalError } from './fixtures/error-bodies.ts';
export type { MockCall } from './mock-call.ts';
