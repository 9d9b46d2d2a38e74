import { AccountSettingsPage } from '../features/account/index.ts';

export { handleSettingsForm as action, loadAccountSettings as loader } from '../features/account/index.server.ts';

export default AccountSettingsPage;
