export { ScrollAids } from './ScrollAids.tsx';
