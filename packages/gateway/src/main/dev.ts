import { fileURLToPath } from 'node:url';
import { reloadOnChange } from './reload-on-change.ts';

const packages = fileURLToPath(new URL('../../../', import.meta.url));
const folders = ['gateway', 'sdk', 'domain', 'server'].map((name) => `${packages}${name}/src`);
const entry = new URL('./start-gateway.ts', import.meta.url);

// a static import would load before the module hooks are registered
const { runGateway } = await import('./run-gateway.ts');
await runGateway((settings) => reloadOnChange(entry, settings, folders));
