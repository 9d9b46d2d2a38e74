import { data, type LoaderFunctionArgs } from 'react-router';
import { loadSwatchStyles } from '../features/catalogue/index.server.ts';
import { openGuestSession } from '../features/identity/index.server.ts';
import { loadMenus } from '../shell/document/navigation.server.ts';

const loaders: Readonly<Record<string, (args: LoaderFunctionArgs) => Promise<Response>>> = {
  'guest.css': openGuestSession,
  'menus.json': loadMenus,
  'swatches.css': loadSwatchStyles,
};

/** What pages fetch beside themselves. One route for all: each is named in a script of every page. */
export function loader(args: LoaderFunctionArgs) {
  const load = loaders[args.params.file ?? ''];
  if (!load) throw data(null, 404);
  return load(args);
}
