import { ProjectsPage } from '../features/projects/index.ts';
import { forTrade, handleProjectsForm, loadProjects } from '../features/projects/index.server.ts';

export const loader = forTrade(loadProjects);
export const action = forTrade(handleProjectsForm);

export default ProjectsPage;
