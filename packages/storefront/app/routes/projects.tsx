import { ProjectsPage } from '../features/projects/index.ts';
import { tradeOnly } from '../features/projects/index.server.ts';

export { handleProjectsForm as action, loadProjects as loader } from '../features/projects/index.server.ts';
export const middleware = [tradeOnly];

export default ProjectsPage;
