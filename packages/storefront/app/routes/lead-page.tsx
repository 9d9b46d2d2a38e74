import { LeadPage } from '../features/contact/index.ts';

export { keepTyped as shouldRevalidate } from '../shell/forms/keep-typed.ts';
export { handleLeadForm as action, loadLeadPage as loader } from '../features/contact/index.server.ts';

export default LeadPage;
