import { ComparePage } from '../features/compare/index.ts';

export { loadCompare as loader } from '../features/compare/index.server.ts';

export default ComparePage;
