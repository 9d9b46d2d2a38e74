export { ProjectPage } from './ProjectPage.tsx';
export { ProjectsPage } from './ProjectsPage.tsx';
