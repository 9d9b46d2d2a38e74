import { AnyPage } from '../features/content/index.ts';

export { loadContentPage as loader } from '../features/content/index.server.ts';

export default AnyPage;
