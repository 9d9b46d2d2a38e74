import { SellPage } from '../features/associate/index.ts';

export { handleSellForm as action, loadSell as loader } from '../features/associate/index.server.ts';

export default SellPage;
