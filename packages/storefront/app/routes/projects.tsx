import { ProjectsPage } from '../features/projects/index.ts';
import { tradeOnly, handleProjectsForm, loadProjects } from '../features/projects/index.server.ts';

export const loader = tradeOnly(loadProjects);
export const action = tradeOnly(handleProjectsForm);

export default ProjectsPage;
