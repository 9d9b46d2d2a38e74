import { data, type LoaderFunctionArgs } from 'react-router';
import { loadSwatchStyles } from '../features/catalogue/index.server.ts';
import { openGuestSession } from '../features/identity/index.server.ts';
import { loadMenus } from '../shell/document/navigation.server.ts';

const loaders: ReadonlyMap<string, (args: LoaderFunctionArgs) => Promise<Response>> = new Map([
  ['guest.css', openGuestSession],
  ['menus.json', loadMenus],
  ['swatches.css', loadSwatchStyles],
]);

/** Loads the data that pages fetch separately. They share one route, because every page's script lists all routes. */
export function loader(args: LoaderFunctionArgs) {
  const load = loaders.get(args.params.file ?? '');
  if (!load) throw data(null, 404);
  return load(args);
}
