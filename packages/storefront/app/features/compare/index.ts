export { CompareBarOnDemand } from './CompareBarOnDemand.tsx';
export { ComparePage } from './ComparePage.tsx';
