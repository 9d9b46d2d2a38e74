import { DeclinedPage } from '../features/checkout/index.ts';

export default DeclinedPage;
