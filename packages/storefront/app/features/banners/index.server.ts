export { closeBanner } from './close-banner.server.ts';
