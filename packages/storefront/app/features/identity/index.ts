export { AuthHash } from './AuthHash.tsx';
export { ResetPasswordPage } from './ResetPasswordPage.tsx';
export { SignInPage } from './SignInPage.tsx';
export { InactivityWatch } from './InactivityWatch.tsx';
