export { loadRecentProducts as loader } from '../features/recent/index.server.ts';

/** The names and pictures of products do not change with what a shopper does. */
export const shouldRevalidate = () => false;
