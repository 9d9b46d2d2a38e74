import { DeclinedPage } from '../features/checkout/index.ts';

export { loadDeclined as loader } from '../features/checkout/index.server.ts';

export default DeclinedPage;
