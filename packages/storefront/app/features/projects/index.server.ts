export { handleProjectForm, loadProject } from './project-page.server.ts';
export { sendQuote } from './project-quote.server.ts';
export { tradeOnly } from './project-store.server.ts';
export { handleProjectsForm, loadProjects } from './projects-page.server.ts';
