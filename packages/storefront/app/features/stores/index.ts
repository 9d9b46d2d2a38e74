export { ShowroomPage } from './ShowroomPage.tsx';
export { ShowroomsPage } from './ShowroomsPage.tsx';
