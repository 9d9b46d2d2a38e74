import { ResetPasswordPage } from '../features/identity/index.ts';

export { loadResetPassword as loader, handleRecoveryForm as action } from '../features/identity/index.server.ts';

export default ResetPasswordPage;
