import { tradeOnly } from '../features/projects/index.server.ts';

export { sendQuote as loader } from '../features/projects/index.server.ts';
export const middleware = [tradeOnly];
