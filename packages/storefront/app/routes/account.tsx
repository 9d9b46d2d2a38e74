import { AccountFrame } from '../features/account/index.ts';

export { loadAccount as loader, accountMiddleware as middleware } from '../features/account/index.server.ts';

export default AccountFrame;
