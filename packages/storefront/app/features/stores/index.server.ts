export { loadCalendarFile } from './book-appointment.server.ts';
export { loadLocalities } from './localities.server.ts';
export { handleShowroomForm } from './preferred-showroom.server.ts';
export { loadShowroom } from './showroom-page.server.ts';
export { loadShowrooms } from './showrooms-page.server.ts';
