export { moveRegistrations } from './registrations.ts';
