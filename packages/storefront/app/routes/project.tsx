import { ProjectPage } from '../features/projects/index.ts';
import { forTrade, handleProjectForm, loadProject } from '../features/projects/index.server.ts';

export const loader = forTrade(loadProject);
export const action = forTrade(handleProjectForm);

export default ProjectPage;
