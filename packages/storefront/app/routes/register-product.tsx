import { RegistrationPage } from '../features/registration/index.ts';

export { keepTyped as shouldRevalidate } from '../shell/forms/keep-typed.ts';
export { handleRegistration as action, loadRegistration as loader } from '../features/registration/index.server.ts';

export default RegistrationPage;
