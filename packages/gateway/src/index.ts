export { createGateway, type Gateway, type GatewayOptions, type Origin } from './create-gateway.ts';
export { createKeys, loadKeys, type Keys } from './identity/keys.ts';
export { createLogger, type Logger } from './log.ts';
export { openDatabase, type DatabaseLocation, type Db } from './store/database.ts';
export { FolderLockedError } from './store/folder-lock.ts';
