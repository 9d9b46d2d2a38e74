import { SignInPage } from '../features/identity/index.ts';

export { loadSignIn as loader, handleAccountForm as action } from '../features/identity/index.server.ts';

/** A shopper who signs in over another page stays there. The forms do not change this page's data. */
export const shouldRevalidate = () => false;

export default SignInPage;
