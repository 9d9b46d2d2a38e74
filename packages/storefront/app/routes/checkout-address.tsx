import { AddressStep } from '../features/checkout/index.ts';

export { loadAddressStep as loader, handleAddressForm as action } from '../features/checkout/index.server.ts';

export default AddressStep;
