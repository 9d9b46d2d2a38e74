export { bookAppointment, loadCalendarFile } from './book-appointment.server.ts';
export { loadShowroom } from './showroom-page.server.ts';
export { loadShowrooms } from './showrooms-page.server.ts';
