import { forTrade, sendQuote } from '../features/projects/index.server.ts';

export const loader = forTrade(sendQuote);
