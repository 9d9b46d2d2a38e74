export { openGuestSession } from './guest-session.server.ts';
export { lookUpEmail } from './known-email.server.ts';
export { handleRecoveryForm, loadResetPassword } from './reset-password.server.ts';
export { handleAccountForm, loadSignIn } from './sign-in-page.server.ts';
export { withPasswordProblem } from './password-rule.server.ts';
export { redirectHome, signOut, signOutWith } from './sign-out.server.ts';
