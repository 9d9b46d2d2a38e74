import { ProjectPage } from '../features/projects/index.ts';
import { tradeOnly, handleProjectForm, loadProject } from '../features/projects/index.server.ts';

export const loader = tradeOnly(loadProject);
export const action = tradeOnly(handleProjectForm);

export default ProjectPage;
