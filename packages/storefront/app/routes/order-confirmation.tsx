import { ConfirmationPage } from '../features/checkout/index.ts';

export { loadConfirmation as loader } from '../features/checkout/index.server.ts';

export default ConfirmationPage;
