import { tradeOnly, sendQuote } from '../features/projects/index.server.ts';

export const loader = tradeOnly(sendQuote);
