export { CompareBar } from './CompareBar.tsx';
export { ComparePage } from './ComparePage.tsx';
