import { ProjectPage } from '../features/projects/index.ts';
import { tradeOnly } from '../features/projects/index.server.ts';

export { handleProjectForm as action, loadProject as loader } from '../features/projects/index.server.ts';
export const middleware = [tradeOnly];

export default ProjectPage;
