import { PreviewPage } from '../features/preview/index.ts';

export { handlePreviewForm as action } from '../features/preview/index.server.ts';

export default PreviewPage;
