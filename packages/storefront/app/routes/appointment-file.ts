export { loadCalendarFile as loader } from '../features/stores/index.server.ts';
