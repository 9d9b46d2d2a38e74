export { redirectHome as loader } from '../features/identity/index.server.ts';
export { suggestAddresses as action } from '../shell/address/find-addresses.server.ts';
