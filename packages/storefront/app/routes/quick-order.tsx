import { QuickOrderPage } from '../features/quick-order/index.ts';

export { handleQuickOrder as action, loadQuickOrder as loader } from '../features/quick-order/index.server.ts';

export default QuickOrderPage;
