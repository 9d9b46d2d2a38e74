export { handleSellForm, loadSell } from './sell.server.ts';
