import { pageOf } from './page-path.ts';
import { cut } from './query.ts';

/** Path of the installation services page, without its language. @see catalogue spec §2 */
export const installationServicesPath = '/services/installation-services';

/**
 * Returns a page's URL without its query and its hash; the installation services page keeps its hash, which names a part of the page.
 *
 * @see catalogue spec §2
 */
export function resetPageUrl(url: string): string {
  const [address, hash] = cut(url, '#');
  const [path] = cut(address, '?');
  return hash !== undefined && pageOf(path) === installationServicesPath ? `${path}#${hash}` : path;
}
