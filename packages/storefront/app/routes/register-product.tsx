import { RegistrationPage } from '../features/registration/index.ts';

export { handleRegistration as action, loadRegistration as loader } from '../features/registration/index.server.ts';

export default RegistrationPage;
